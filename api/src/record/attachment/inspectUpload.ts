import { imageSide } from '@byggtun/shared/contract/attachment';
import { attachmentKinds, extensionOf } from '@byggtun/shared/contract/attachmentKind';
import { attachmentTexts } from '@byggtun/shared/contract/attachmentTexts';
import { documentKinds, documentKindTexts } from '@byggtun/shared/contract/documentKind';
import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';

import type { Database } from '../../core/database/schema';
import { refuse } from '../../core/http/refuse';
import type { SniffedKind } from '../../core/inspection/sniffKind';
import { nameForKind } from './nameForKind';
import { orRefuse } from './orRefuse';

type Server = Pick<FastifyInstance, 'files' | 'inspection'>;
type Row = Pick<Selectable<Database['attachment']>, 'buffer_guid' | 'file_name' | 'is_document'>;

/** Pixels of the longest side of an image that is a document: what is written on a scanned drawing has to be read. */
const documentSide = 10_000;

/** Of the small picture: twice what it takes on the page. */
const thumbnailSide = 320;

/** What is taken, and what is said of other files. */
const taken = (isDocument: boolean) =>
  isDocument
    ? { kinds: documentKinds, wrongKind: documentKindTexts.wrongKind }
    : { kinds: attachmentKinds, wrongKind: attachmentTexts.wrongKind };

/** Of a file that holds several, what its name says. */
const asNamed = (found: SniffedKind, fileName: string): SniffedKind =>
  found.also?.find(({ extension }) => extension === extensionOf(fileName)) ?? found;

/**
 * Finds out what an upload is, and what is to be kept of it: of an image a new drawing and a small one, of everything else the bytes themselves.
 * @throws Refusal 400 when it is not taken, 507 when there is no room for the drawing
 */
export const inspectUpload = ({ files, inspection }: Server, { buffer_guid, file_name, is_document }: Row) =>
  files.withContent(buffer_guid, async (from) => {
    const { kinds, wrongKind } = taken(is_document);
    const outcome = await inspection.sniff(from);
    if ('problem' in outcome && outcome.problem === 'wrongKind') throw refuse.rule(wrongKind);
    const { size, sha256, ...found } = orRefuse(outcome);
    const sniffed = asNamed(found, file_name);
    const name = nameForKind(file_name, sniffed, kinds);
    if (name === undefined) throw refuse.rule(wrongKind);
    if (sniffed.kind !== 'image')
      return { size, sha256, file_name: name, content_type: sniffed.mediaType, has_thumbnail: false };
    const { mediaType } = sniffed;
    const side = is_document ? documentSide : imageSide;
    const image = await files.put(buffer_guid, 'image', async (to) => {
      const drawn = orRefuse(await inspection.draw({ kind: 'clean', mediaType, side, from, to }));
      const small = { kind: 'thumbnail', mediaType: drawn.mediaType, side: thumbnailSide, from: to } as const;
      await files.put(buffer_guid, 'thumbnail', async (path) =>
        orRefuse(await inspection.draw({ ...small, to: path })),
      );
      return drawn;
    });
    return {
      size: image.size,
      sha256: image.sha256,
      file_name: nameForKind(file_name, { ...sniffed, extension: image.extension }, kinds) ?? name,
      content_type: image.mediaType,
      has_thumbnail: true,
    };
  });
