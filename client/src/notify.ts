/** The part of the browser's notifications that is used, so that tests can bring their own. */
export interface Notifications {
  permission(): NotificationPermission | "missing";
  ask(): Promise<NotificationPermission>;
  show(title: string, body: string): void;
  hidden(): boolean;
}

export const browserNotifications: Notifications = {
  permission: () => ("Notification" in window ? Notification.permission : "missing"),
  ask: () => Notification.requestPermission(),
  show: (title, body) => {
    const shown = new Notification(title, { body, tag: "marsbox", icon: "/favicon.svg" });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  },
  hidden: () => document.hidden,
};

/** Asks for the permission to notify; called only when the user turns notifications on. */
export async function allowed(browser: Notifications = browserNotifications): Promise<boolean> {
  const now = browser.permission();
  if (now === "missing" || now === "denied") return false;
  return now === "granted" || (await browser.ask()) === "granted";
}

/** Notifies that it is the user's turn while the page is open but hidden. */
export function notifyOfTurn(title: string, body: string, browser: Notifications = browserNotifications): void {
  if (browser.permission() === "granted" && browser.hidden()) browser.show(title, body);
}
