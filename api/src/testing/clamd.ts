import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

import { cleanUp } from './cleanUp';

/** What it was sent and answers with. */
export interface Clamd {
  /** For the setting. */
  address: string;
  /** What it has looked at. */
  seen: Buffer[];
  /** Answers, of the bytes of a file; undefined hangs up, a promise that never comes keeps silent. */
  answer: (bytes: Buffer) => string | undefined | Promise<string>;
}

/** The bytes of a file as the protocol frames them; undefined until all of it is there. */
const unframed = (sent: Buffer): Buffer | undefined => {
  const command = Buffer.from('zINSTREAM\0');
  if (!sent.subarray(0, command.length).equals(command)) return undefined;
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= sent.length;) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
};

/** A server that speaks clamd's protocol (INSTREAM), as its manual describes it. */
export const startClamd = async (): Promise<Clamd> => {
  const open = new Set<Socket>();
  const clamd: Clamd = {
    address: '',
    seen: [],
    answer: (bytes) => (bytes.includes('EICAR') ? 'stream: Eicar-Signature FOUND' : 'stream: OK'),
  };
  const server = createServer((socket) => {
    open.add(socket);
    let sent = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
    socket.on('data', (piece: Buffer) => {
      sent = Buffer.concat([sent, piece]);
      const bytes = unframed(sent);
      if (!bytes) return;
      clamd.seen.push(bytes);
      void Promise.resolve(clamd.answer(bytes)).then((said) =>
        said === undefined ? socket.destroy() : socket.end(`${said}\0`),
      );
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  clamd.address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  cleanUp(
    () =>
      new Promise<void>((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  );
  return clamd;
};
