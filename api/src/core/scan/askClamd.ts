import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Where clamd listens. */
export interface ClamdAddress {
  host: string;
  port: number;
}

/** What clamd says of a file; `tooLarge`: more bytes than it is set up to take. */
export type ScanOutcome = { kind: 'clean' } | { kind: 'infected'; virus: string } | { kind: 'tooLarge' };

/** Piece after piece. */
type Bytes = AsyncIterable<Buffer> | Iterable<Buffer>;

/** The command, then pieces with their lengths, the last of which is empty. */
async function* framed(bytes: Bytes) {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of bytes) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    yield length;
    yield piece;
  }
  yield Buffer.alloc(4);
}

/** Longer answers are none of clamd's. */
const longest = 10_000;

/** All that it says until it hangs up. */
const answerOf = async (socket: Socket): Promise<string> => {
  let said = '';
  socket.on('data', (piece: Buffer) => {
    said += piece.toString('latin1');
    if (said.length > longest) socket.destroy();
  });
  // It answers and hangs up before it has read all of a file that is too large, which breaks what is being sent.
  await once(socket, 'close').catch(() => undefined);
  return said.split('\0', 1).join('').trim();
};

const outcomeOf = (said: string, cause: Error | undefined): ScanOutcome => {
  if (said === 'stream: OK') return { kind: 'clean' };
  if (said.includes('size limit exceeded')) return { kind: 'tooLarge' };
  const [, virus] = /^stream: (.+) FOUND$/.exec(said) ?? [];
  if (virus === undefined)
    throw new Error(`clamd did not say what the file is: ${said.slice(0, 200)}`, { cause });
  return { kind: 'infected', virus };
};

/**
 * Has clamd look at a file, by its protocol (INSTREAM), a connection for each.
 * @param timeout milliseconds for all of it
 * @throws when it can't be reached, takes longer, or does not say
 */
export const askClamd = async (
  { host, port }: ClamdAddress,
  bytes: Bytes,
  timeout: number,
): Promise<ScanOutcome> => {
  const socket = connect({ host, port });
  let failure: Error | undefined;
  socket.on('error', (error) => (failure = error));
  const timer = setTimeout(() => socket.destroy(new Error('clamd took too long')), timeout);
  try {
    const answer = answerOf(socket);
    await pipeline(Readable.from(framed(bytes)), socket, { end: false }).catch(() => undefined);
    return outcomeOf(await answer, failure);
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
};
