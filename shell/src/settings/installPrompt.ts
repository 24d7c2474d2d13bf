/** The browser's offer to install the portal as an app; not in the types of the DOM. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

let offer: InstallEvent | undefined;
const listeners = new Set<() => void>();

function become(next: InstallEvent | undefined) {
  offer = next;
  listeners.forEach((listener) => listener());
}

/** Whether the portal can be installed now, shaped for `useSyncExternalStore`. */
export const installPrompt = {
  /** Keeps the offer, which comes once and early; begun with the page. */
  listen: () => {
    window.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      become(event as InstallEvent);
    });
    window.addEventListener('appinstalled', () => become(undefined));
  },
  isOffered: () => offer !== undefined,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Asks the person; the offer is used up then. */
  show: async () => {
    const shown = offer;
    become(undefined);
    await shown?.prompt();
  },
};
