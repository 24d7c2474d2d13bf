import type { Signature } from '@byggtun/shared/contract/checklist';
import { signatureSize } from '@byggtun/shared/contract/checklistSave';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';

/** The drawing as an image of its own. Its commands are letters and digits alone (`signatureForm`), so nothing in it is markup. */
const imageOf = (drawing: string): string => {
  if (drawing === '') return '';
  const { width, height } = signatureSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="${drawing}" fill="none" stroke="#10243e" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
};

/** The signatures of a checklist, oldest first. Whether the caller may see it is asked before. */
export const findSignatures = async (db: Kysely<Database>, checklistId: number): Promise<Signature[]> => {
  const rows = await db
    .selectFrom('checklist_signature')
    .where('checklist_id', '=', checklistId)
    .select(['uuid', 'full_name as fullName', 'drawing', 'created_at'])
    .orderBy('created_at')
    .orderBy('uuid')
    .execute();
  return rows.map(({ drawing, created_at, ...row }) => ({
    ...row,
    dataUrl: imageOf(drawing),
    isEmpty: drawing === '',
    updated: created_at.toISOString(),
  }));
};
