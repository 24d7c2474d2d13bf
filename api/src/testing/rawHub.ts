import { once } from 'node:events';

import { WebSocket } from 'ws';

import { cleanUp } from './cleanUp';

const end = '\u001e';
export const handshake = `${JSON.stringify({ protocol: 'json', version: 1 })}${end}`;

/** `ConnectHub` as it goes over the wire; answered under the id. */
export const invocation = (invocationId: string, profileId: number): string =>
  `${JSON.stringify({ type: 1, invocationId, target: 'ConnectHub', arguments: [profileId] })}${end}`;

/** A WebSocket to the hub that sends what the real client never would; `address`: whom a trusted proxy forwards it for. */
export const openRawHub = (origin: string, token: string, address = '127.0.0.1') => {
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/hubs/portal?access_token=${token}`, {
    headers: { 'x-forwarded-for': address },
  });
  const received: { type?: number; invocationId?: string; error?: string }[] = [];
  socket.on('message', (data: Buffer) => {
    for (const text of data.toString().split(end).filter(Boolean))
      received.push(JSON.parse(text) as (typeof received)[number]);
  });
  socket.on('error', () => undefined);
  cleanUp(() => Promise.resolve(socket.terminate()));
  /** 101, or the status of the refusal and when to come again. */
  const opened = new Promise<{ status: number; retryAfter?: string }>((resolve) => {
    socket.once('open', () => resolve({ status: 101 }));
    socket.once('unexpected-response', (request, { statusCode = 0, headers }) => {
      resolve({ status: statusCode, retryAfter: headers['retry-after'] });
      request.destroy();
    });
  });
  /** The code with which the server has closed it. */
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  return { socket, received, opened, closed };
};

/** One that has shaken hands. */
export const openGreetedHub = async (origin: string, token: string, address?: string) => {
  const hub = openRawHub(origin, token, address);
  await hub.opened;
  hub.socket.send(handshake);
  await once(hub.socket, 'message');
  hub.received.length = 0;
  return hub;
};
