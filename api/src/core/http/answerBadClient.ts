import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import type { ErrorAnswer } from '@byggtun/shared/contract/error';

const answers: Readonly<Record<string, readonly [status: number, code: string, text: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'timeout', 'Forespørselen tok for lang tid å sende. Prøv igjen.'],
  HPE_HEADER_OVERFLOW: [431, 'tooLarge', 'Hodet i forespørselen er for stort'],
};

const other = [400, 'invalid', 'Ugyldig forespørsel'] as const;

/** Answers what is no HTTP, or does not come to an end, in the one shape of errors, and ends the connection. */
export const answerBadClient = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, code, message] = answers[error.code ?? ''] ?? other;
  const body = JSON.stringify({ error: code, message } satisfies ErrorAnswer);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
};
