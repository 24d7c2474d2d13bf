import { attachmentTexts } from '@byggtun/shared/contract/attachmentTexts';
import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';

import type { Database } from '../../core/database/schema';
import { refuse } from '../../core/http/refuse';
import { nameForKind } from './nameForKind';
import { orRefuse } from './orRefuse';

type Server = Pick<FastifyInstance, 'files' | 'inspection'>;
type Row = Pick<Selectable<Database['attachment']>, 'buffer_guid' | 'file_name'>;

/**
 * Finds out what an upload is, and what is to be kept of it: of an image a new drawing and a small one, of everything else the bytes themselves.
 * @throws Refusal 400 when it is not taken, 507 when there is no room for the drawing
 */
export const inspectUpload = ({ files, inspection }: Server, { buffer_guid, file_name }: Row) =>
  files.withContent(buffer_guid, async (path) => {
    const { size, sha256, ...sniffed } = orRefuse(await inspection.sniff(path));
    const name = nameForKind(file_name, sniffed);
    if (name === undefined) throw refuse.rule(attachmentTexts.wrongKind);
    if (sniffed.kind !== 'image')
      return { size, sha256, file_name: name, content_type: sniffed.mediaType, has_thumbnail: false };
    const image = await files.put(buffer_guid, 'image', async (to) => {
      const drawn = orRefuse(
        await inspection.draw({ kind: 'clean', mediaType: sniffed.mediaType, from: path, to }),
      );
      await files.put(buffer_guid, 'thumbnail', async (small) =>
        orRefuse(
          await inspection.draw({ kind: 'thumbnail', mediaType: drawn.mediaType, from: to, to: small }),
        ),
      );
      return drawn;
    });
    return {
      size: image.size,
      sha256: image.sha256,
      file_name: nameForKind(file_name, { ...sniffed, extension: image.extension }) ?? name,
      content_type: image.mediaType,
      has_thumbnail: true,
    };
  });
