import type { FastifyRequest } from 'fastify';

import type { Settings } from '../settings/settings';
import { addressOfHost } from './addressOfHost';

/** Where browsers find the portal. */
export type Addresses = Pick<Settings, 'publicUrl' | 'kioskHosts' | 'demo' | 'port'>;

/** Every origin at which browsers open this portal: the public one, the kiosks', and in the demo the loopback's names. */
export const portalOrigins = ({ publicUrl, kioskHosts, demo, port }: Addresses): string[] => {
  const { origin, protocol } = new URL(publicUrl);
  const loopback = demo ? [`http://localhost:${port}`, `http://127.0.0.1:${port}`] : [];
  return [...new Set([origin, ...kioskHosts.map((host) => `${protocol}//${host}`), ...loopback])];
};

/** The origin that the browser asked for, when it is one of ours; otherwise the public one. */
export const originOf = (request: FastifyRequest, settings: Addresses): string => {
  const { origin, protocol } = new URL(settings.publicUrl);
  const asked = addressOfHost(request.host, protocol)?.origin;
  return portalOrigins(settings).find((one) => one === asked) ?? origin;
};

/** Whether the page was asked for on a kiosk host (docs/product/kiosk.md). */
export const isKiosk = (request: FastifyRequest, { kioskHosts, publicUrl }: Addresses): boolean => {
  const asked = addressOfHost(request.host, new URL(publicUrl).protocol);
  return asked !== undefined && kioskHosts.includes(asked.host);
};
