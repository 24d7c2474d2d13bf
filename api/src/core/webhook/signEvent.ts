import { createHmac } from 'node:crypto';

/**
 * What proves to the receiver that an event comes from here and when: HMAC-SHA256 in hex over `timestamp.body`.
 * @param timestamp seconds since 1970, as the header says them
 * @param body as it is sent
 */
export const signEvent = (secret: string, timestamp: string, body: string): string =>
  `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
