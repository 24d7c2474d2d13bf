import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

import { hubPath } from '@byggtun/shared/contract/hub';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';

import { refuse } from '../http/refuse';
import { createIsOwnHost, misdirected } from '../http/requireOwnHost';
import { addressOf, hostOf, trustOf } from '../http/trustedProxies';
import { addressKey } from '../limit/addressKey';
import { createFailureCount } from '../limit/createFailureCount';
import type { Admission } from './createAdmission';
import { turnAway } from './turnAway';

/** What a client of the hub sends is a few hundred bytes. */
const maxPayload = 4096;

/** Whose connection it is, until when (seconds since 1970), and what takes it off the count. */
export interface Admitted {
  email: string;
  expires: number;
  leave: () => void;
}

interface Entrance {
  admission: Admission;
  /** Whether a page of this origin may connect. */
  isForeign: (request: IncomingMessage) => boolean;
  opened: (socket: WebSocket, admitted: Admitted) => void;
}

/** Browsers can't set headers on a WebSocket and send the token in the address; other clients use the header. */
const bearerOf = ({ headers }: IncomingMessage) => /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

const urlOf = ({ url = '/' }: IncomingMessage) =>
  URL.canParse(url, 'http://hub') ? new URL(url, 'http://hub') : undefined;

/** Opens a connection of the hub to whoever has a valid token and room for it; everybody else is told why not, in the status. */
export const openUpgrade = (app: FastifyInstance, { admission, isForeign, opened }: Entrance): void => {
  const { settings, limits, verifyToken } = app;
  const trust = trustOf(settings);
  const isOwnHost = createIsOwnHost(settings);
  const refusals = createFailureCount(limits.of.hubRefusalsPerMinute, 60);
  const server = new WebSocketServer({
    noServer: true,
    maxPayload,
    maxFragments: 16,
    perMessageDeflate: false,
    clientTracking: false,
  });

  const verify = async (token: string, address: string) => {
    // A token that is known to hold passes: others at the same address may not keep its person out.
    if (!verifyToken.knows(token) && (await refusals.isMet(address)))
      throw limits.tooMany('hubRefusalsPerMinute', 60);
    const verified = await verifyToken(token);
    if (verified) return verified;
    await refusals.add(address);
    throw refuse.unauthorized();
  };
  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!isOwnHost(hostOf(request, trust))) throw misdirected();
    const url = urlOf(request);
    if (url?.pathname !== hubPath) throw refuse.notFound();
    if (isForeign(request)) throw refuse.forbidden();
    const address = addressKey(addressOf(request, trust));
    const token = url.searchParams.get('access_token') ?? bearerOf(request) ?? '';
    const { email, expires } = await verify(token, address);
    if (email === undefined) throw refuse.forbidden();
    await admission.ask(email);
    admission.requireRoom(email, address);
    server.handleUpgrade(request, socket, head, (socketOpened) =>
      opened(socketOpened, { email, expires, leave: admission.enter(email, address) }),
    );
  };
  app.server.on('upgrade', (request, socket: Duplex, head) => {
    socket.on('error', () => socket.destroy());
    upgrade(request, socket, head).catch((error: unknown) => turnAway(socket, error));
  });
};
