import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { isKiosk } from '../http/origins';
import { readCookie } from '../http/readCookie';
import type { IdentityKeys } from './identityKeys';

const lifetime = 180 * 24 * 3600;

/** Id, end and signature. */
const cookieValue = /^([\w-]{22})\.(\d{1,12})\.([\w-]{43})$/;

const sign = (key: string, text: string) =>
  createHmac('sha256', `device:${key}`).update(text).digest('base64url');
const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
const now = () => Math.floor(Date.now() / 1000);

/**
 * Knows the browsers in which an account has signed in before, by a signed cookie for each account (OWASP, 'Device Cookies'), so that nobody's
 * wrong passwords elsewhere hold its person up. Kiosks are everybody's and are never known.
 */
export const createDevices = ({ cookieKeys }: IdentityKeys) => {
  const [newest = ''] = cookieKeys;
  const nameOf = (email: string) => `_device_${sign(newest, email).slice(0, 16)}`;

  /** The browser's id, when the account has signed in there before. */
  const find = (request: FastifyRequest, email: string): string | undefined => {
    const [, id = '', until = '', signature = ''] =
      cookieValue.exec(readCookie(request, nameOf(email)) ?? '') ?? [];
    const isOurs = cookieKeys.some((key) => isSame(sign(key, `${id}.${until}.${email}`), signature));
    return isOurs && Number(until) > now() ? id : undefined;
  };

  /** Makes the browser one in which the account has signed in. */
  const remember = (request: FastifyRequest, reply: FastifyReply, email: string): void => {
    const { settings } = request.server;
    if (isKiosk(request, settings)) return;
    const what = `${find(request, email) ?? randomBytes(16).toString('base64url')}.${now() + lifetime}`;
    const secure = settings.publicUrl.startsWith('https:') ? '; Secure' : '';
    void reply.header(
      'set-cookie',
      `${nameOf(email)}=${what}.${sign(newest, `${what}.${email}`)}; Path=/oidc; Max-Age=${lifetime}; HttpOnly; SameSite=Lax${secure}`,
    );
  };
  return { find, remember };
};
