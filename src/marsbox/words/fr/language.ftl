### How the language calls itself, and the locale by which browsers know it.

language-name = Français
language-locale = fr
