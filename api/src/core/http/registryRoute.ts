import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { FastifyInstance } from 'fastify';

import { composeRegistry, isAllowed, type Viewer } from '../release/composeRegistry';
import type { Live } from '../release/follow/live';
import { shellVersion } from '../release/shellVersion';
import { isKiosk } from './origins';

/** A registry as it goes over the wire; made once for each state and kind of visitor. */
interface Written {
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

const write = async (live: Live, viewer: Viewer): Promise<Written> => {
  const plain = Buffer.from(JSON.stringify(composeRegistry(live, viewer)));
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(plain),
  ]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { etag, plain, br, gzip: zipped };
};

const encodings = ['br', 'gzip'] as const;

/** `/remotes.json`: which version of which area is live. Asked for anew by every page, and answered 304 while it is the same. */
export const registryRoute = (app: FastifyInstance): void => {
  const { settings, releases } = app;
  const written = new WeakMap<Live, Map<string, Promise<Written>>>();

  const writtenFor = (live: Live, viewer: Viewer): Promise<Written> => {
    const known = written.get(live) ?? new Map<string, Promise<Written>>();
    written.set(live, known);
    const key = `${viewer.kiosk}:${viewer.shell}`;
    const made = known.get(key);
    if (made) return made;
    for (const { manifest, address } of live.areas.values())
      if (address !== undefined && !isAllowed(address, viewer))
        app.log.warn(
          { area: manifest.name, address },
          'an area lies at an origin that AREA_ORIGINS does not list',
        );
    const making = write(live, viewer);
    known.set(key, making);
    return making;
  };

  app.get('/remotes.json', async (request, reply) => {
    const live = await releases.current();
    const { etag, plain, ...packed } = await writtenFor(live, {
      kiosk: isKiosk(request, settings),
      shell: shellVersion(request, live) ?? '',
      areaOrigins: settings.areaOrigins,
    });
    reply
      .header('cache-control', 'no-cache')
      .header('etag', etag)
      .header('vary', 'accept-encoding, cookie')
      .type('application/json; charset=utf-8');
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    const accepted = String(request.headers['accept-encoding']);
    const encoding = encodings.find((each) => accepted.includes(each));
    if (!encoding) return reply.send(plain);
    return reply.header('content-encoding', encoding).send(packed[encoding]);
  });
};
