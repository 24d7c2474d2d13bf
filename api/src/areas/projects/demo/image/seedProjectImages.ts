import { createHash } from 'node:crypto';

import { projectImageWidths } from '@byggtun/shared/contract/projectFile';
import type { Transaction } from 'kysely';
import sharp from 'sharp';

import type { Database } from '../../../../core/database/schema';
import { insertRows } from '../../../../record/demo/insertRows';
import { withoutImage } from '../siteLife';
import { drawProject } from './drawProject';
import { sceneOf } from './sceneOf';

/** Six of the smallest travel with the Dashboard's first call, so they are to be light. */
const qualityOf = (width: number) => (width === projectImageWidths[0] ? 56 : 74);

const drawWidths = async (svg: string) => {
  const { data, info } = await sharp(Buffer.from(svg)).flatten().raw().toBuffer({ resolveWithObject: true });
  return Promise.all(
    projectImageWidths.map(async (width) => ({
      width,
      bytes: await sharp(data, { raw: info })
        .resize(width, (width * 2) / 3)
        .webp({ quality: qualityOf(width), effort: 3 })
        .toBuffer(),
    })),
  );
};

/** Gives each project of the demo a picture of its own, but for those where there is nothing to be seen and those that have one. */
export const seedProjectImages = async (transaction: Transaction<Database>): Promise<void> => {
  const projects = await transaction
    .selectFrom('project')
    .innerJoin('project_type', 'project_type.id', 'project_type_id')
    .where('image_version', 'is', null)
    .where('project.name', 'not in', withoutImage)
    .select(['project.id', 'project.name', 'project_type.name as type', 'status'])
    .orderBy('project.id')
    .execute();
  for (const project of projects) {
    const scene = sceneOf(project);
    if (!scene) continue;
    const images = await drawWidths(drawProject(scene));
    const hash = createHash('sha256');
    for (const { bytes } of images) hash.update(bytes);
    await insertRows(
      transaction,
      'project_image',
      images.map((image) => ({ project_id: project.id, ...image })),
    );
    await transaction
      .updateTable('project')
      .set({ image_version: hash.digest('hex').slice(0, 16) })
      .where('id', '=', project.id)
      .execute();
  }
};
