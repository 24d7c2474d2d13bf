import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';

import type { Ground } from '../rights/ground';
import { bearer } from '../tokenFor';
import type { CommandRow, Sent, Trial } from './commandRow';

const jsonOf = (body: Sent['body']) =>
  body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);

/** How commands of one trial go out. */
export const senderOf = ({ scene: { app } }: Ground, { route }: CommandRow, { who }: Trial) => {
  const callOf = async ({ address, body, headers }: Sent) => ({
    method: route.method,
    url: `/api${address ?? route.path}`,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(who && (await bearer(app, who.email))),
      ...headers,
    },
    payload: jsonOf(body),
  });
  return {
    send: async (sent: Sent) => {
      const { payload, ...call } = await callOf(sent);
      return app.inject({ ...call, ...(payload !== undefined && { payload }) });
    },
    /** Sends this share of it over a line of its own, and is gone: nobody hears an answer. */
    leave: async (sent: Sent, share: number): Promise<void> => {
      const { method, url, headers, payload = '' } = await callOf(sent);
      const body = Buffer.from(payload);
      const lines = Object.entries({ host: '127.0.0.1', 'content-length': body.length, ...headers });
      const head = `${method} ${url} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
      const whole = Buffer.concat([Buffer.from(head), body]);
      const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
      await once(socket, 'connect');
      await new Promise((written) => socket.write(whole.subarray(0, whole.length * share), written));
      socket.destroy();
    },
  };
};
