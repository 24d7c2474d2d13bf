import { type ProjectImage, projectImageWidths } from '@byggtun/shared/contract/projectFile';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { CurrentUser } from '../../../record/person/currentUser';
import { selectProjects } from './selectProjects';

/** `selectProjects` with the bytes of the smallest image, for `withDefaultImage`. */
export const selectWithImage = (db: Kysely<Database>, user: CurrentUser) =>
  selectProjects(db, user)
    .leftJoin('project_image', (join) =>
      join
        .onRef('project_image.project_id', '=', 'project.id')
        .on('project_image.width', '=', projectImageWidths[0]),
    )
    .select('project_image.bytes');

const imageOf = (bytes: Buffer | null): ProjectImage | null =>
  bytes && { contentType: 'image/webp', image: bytes.toString('base64') };

/** A found project with its `defaultImage`. */
export const withDefaultImage = <Found extends { bytes: Buffer | null }>({ bytes, ...project }: Found) => ({
  ...project,
  defaultImage: imageOf(bytes),
});
