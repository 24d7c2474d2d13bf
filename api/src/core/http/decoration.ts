import type { Conversion } from '../conversion/createConversion';
import type { Connection } from '../database/connect';
import type { FileStore } from '../file/fileStore';
import type { VerifiedToken } from '../identity/requireToken';
import type { VerifyToken } from '../identity/verifyToken';
import type { Inspection } from '../inspection/createInspection';
import type { Limits } from '../limit/limits';
import type { Printing } from '../pdf/createPrinting';
import type { Pictures } from '../picture/createPictures';
import type { Releases } from '../release/follow/openReleases';
import type { Scanner } from '../scan/createScanner';
import type { Settings } from '../settings/settings';
import type { CallGate } from './callGate';
import type { CallTurn } from './callTurn';
import type { EventLoopDelay } from './watchEventLoop';

declare module 'fastify' {
  interface FastifyInstance {
    settings: Settings;
    database: Connection;
    /** How much anybody may ask for, and the refusals of who asks for more. */
    limits: Limits;
    /** What every call passes before it is worked on. */
    gate: CallGate;
    /** How late the event loop is. */
    eventLoopDelay: () => EventLoopDelay;
    verifyToken: VerifyToken;
    /** What is live of the shell and the areas. */
    releases: Releases;
    /** The bytes of attachments. */
    files: FileStore;
    /** Looks into files from outside, in processes of their own. */
    inspection: Inspection;
    /** Looks for viruses in files from outside; undefined when nothing is set up for it. */
    scanner: Scanner | undefined;
    /** Makes PDFs of Word and Excel files. */
    conversion: Conversion;
    /** Draws documents, in processes of their own. */
    printing: Printing;
    /** Draws the first pages of large PDFs, in a process of its own. */
    pictures: Pictures;
  }
  interface FastifyRequest {
    /** Set by `requireToken`. */
    token: VerifiedToken | undefined;
    /** Set by the gate: what the call holds while it is served. */
    turn: CallTurn;
  }
}
