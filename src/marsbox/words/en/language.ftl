### How the language calls itself, and the locale by which browsers know it.

language-name = English
language-locale = en-GB
