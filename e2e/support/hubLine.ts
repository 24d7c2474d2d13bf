import type { Page } from '@playwright/test';

/** The page's connection to the hub, which can be cut and mended. */
export interface HubLine {
  /** How many times the hub has answered that the page may listen. */
  joined: () => number;
  /** Ends the connection; every further one ends at once. */
  cut: () => Promise<void>;
  /** The next connection that the page tries holds. */
  mend: () => void;
}

/** Puts the journey on the page's line to the hub; before the page is opened. */
export async function hubLine(page: Page): Promise<HubLine> {
  const sockets: { close: () => Promise<void> }[] = [];
  let isCut = false;
  let joined = 0;
  await page.routeWebSocket(/\/hubs\/portal/, (socket) => {
    if (isCut) return void socket.close();
    const server = socket.connectToServer();
    server.onMessage((message) => {
      // The hub's answer to ConnectHub.
      if (message.toString().includes('"type":3')) joined += 1;
      socket.send(message);
    });
    sockets.push({
      close: async () => {
        await server.close();
        await socket.close();
      },
    });
  });
  return {
    joined: () => joined,
    cut: async () => {
      isCut = true;
      await Promise.all(sockets.splice(0).map((socket) => socket.close()));
    },
    mend: () => {
      isCut = false;
    },
  };
}
