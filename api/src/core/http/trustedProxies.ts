import type { IncomingMessage } from 'node:http';

import proxyAddr from '@fastify/proxy-addr';

import type { Settings } from '../settings/settings';

type Trust = (address: string, index: number) => boolean;

/** Whose word on the caller's address and host holds; nobody's by default. */
export const trustOf = ({ trustedProxies }: Pick<Settings, 'trustedProxies'>): Trust | false =>
  trustedProxies.length > 0 && proxyAddr.compile(trustedProxies);

/** The caller's address, as Fastify's `request.ip`; for what does not come through Fastify. */
export const addressOf = (request: IncomingMessage, trust: Trust | false): string =>
  proxyAddr(request, trust || (() => false));

/** The host that was asked for, as Fastify's `request.host`; for what does not come through Fastify. */
export const hostOf = ({ headers, socket }: IncomingMessage, trust: Trust | false): string => {
  const forwarded = headers['x-forwarded-host'];
  const isTold = trust && forwarded !== undefined && trust(socket.remoteAddress ?? '', 0);
  return isTold ? (String(forwarded).split(',').at(-1)?.trim() ?? '') : (headers.host ?? '');
};
