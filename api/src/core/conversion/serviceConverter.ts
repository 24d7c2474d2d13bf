import { createWriteStream, openAsBlob } from 'node:fs';
import { pipeline } from 'node:stream/promises';

import { ConversionError, type Converter } from './converter';

/** A PDF of more bytes than that is not taken. */
const largest = 200_000_000;

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';

/** Lets no more bytes through than are taken. */
async function* bounded(bytes: AsyncIterable<Uint8Array>) {
  let count = 0;
  for await (const piece of bytes) {
    count += piece.length;
    if (count > largest) throw new ConversionError('tooDemanding');
    yield piece;
  }
}

const bodyOf = async ({ status, body }: Response): Promise<AsyncIterable<Uint8Array>> => {
  if (status === 200 && body) return body;
  await body?.cancel();
  // 400 says that it is the file; all else that another time may do.
  throw new ConversionError(status === 400 ? 'unreadable' : 'away');
};

/** Has files converted by a service that speaks Gotenberg's protocol, at this address. */
export const serviceConverter = (address: string): Converter => {
  const url = new URL(`${address.replace(/\/$/, '')}/forms/libreoffice/convert`);
  return async ({ from, extension, to }, timeout) => {
    const form = new FormData();
    form.append('files', await openAsBlob(from), `dokument.${extension}`);
    try {
      const signal = AbortSignal.timeout(timeout);
      const answer = await fetch(url, { method: 'POST', body: form, signal, redirect: 'error' });
      await pipeline(bounded(await bodyOf(answer)), createWriteStream(to));
    } catch (error) {
      if (error instanceof ConversionError) throw error;
      throw new ConversionError(isTimeout(error) ? 'tooDemanding' : 'away');
    }
  };
};
