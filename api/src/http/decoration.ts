import type { Connection } from '../database/connect';
import type { FileStore } from '../file/fileStore';
import type { VerifiedToken } from '../identity/requireToken';
import type { VerifyToken } from '../identity/verifyToken';
import type { Releases } from '../release/follow/openReleases';
import type { Settings } from '../settings';

declare module 'fastify' {
  interface FastifyInstance {
    settings: Settings;
    database: Connection;
    verifyToken: VerifyToken;
    /** What is live of the shell and the areas. */
    releases: Releases;
    /** The bytes of attachments. */
    files: FileStore;
  }
  interface FastifyRequest {
    /** Set by `requireToken`. */
    token: VerifiedToken | undefined;
  }
}
