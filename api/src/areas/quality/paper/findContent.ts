import type { Actor } from '@byggtun/shared/contract/actor';
import type { Checklist } from '@byggtun/shared/contract/checklist';
import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { norwegianDay } from '../../../core/time/norwegianDay';
import { findChecklist } from '../checklist/findChecklist';
import { byAndAt } from '../checklist/findUpdated';
import { answerWords } from './answerWords';
import { caseWords } from './caseWords';
import type { PaperContent, PaperImage, PaperItem } from './paperContent';

const findVersion = (db: Kysely<Database>, id: number) =>
  db
    .selectFrom('checklist')
    .innerJoin('checklist_template', 'checklist_template.id', 'checklist.template_id')
    .where('checklist.id', '=', id)
    .select('checklist_template.version')
    .executeTakeFirstOrThrow();

const findSigned = async (db: Kysely<Database>, id: number): Promise<PaperContent['signatures']> => {
  const rows = await db
    .selectFrom('checklist_signature')
    .where('checklist_id', '=', id)
    .select(['full_name as fullName', 'drawing', 'created_at'])
    .orderBy('created_at')
    .orderBy('uuid')
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, signedAt: created_at.toISOString() }));
};

/** The images of these items, by item, oldest first. */
const findImages = async (db: Kysely<Database>, ids: number[]): Promise<Map<number, PaperImage[]>> => {
  const found = new Map<number, PaperImage[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom('attachment')
    .where('owner_kind', '=', 'checkpoint')
    .where('owner_id', 'in', ids)
    .where('has_thumbnail', '=', true)
    .select(['owner_id', 'buffer_guid as bufferGuid', 'file_name as fileName', 'sha256'])
    .orderBy('created_at')
    .orderBy('buffer_guid')
    .execute();
  for (const { owner_id, sha256, ...row } of rows)
    if (owner_id !== null)
      found.set(owner_id, [...(found.get(owner_id) ?? []), { ...row, sha256: sha256 ?? '' }]);
  return found;
};

const itemOf = (item: ChecklistItem, images: PaperImage[] = []): PaperItem => ({
  number: item.number,
  text: item.txt,
  answer: answerWords(item),
  updated: byAndAt(item.updatedBy, item.updatedAt === null ? null : new Date(item.updatedAt)),
  madeOf: caseWords(item),
  images,
});

const factsOf = (checklist: Checklist, version: number): PaperContent['facts'] => {
  const { id, name, task, projectName, houseNum, sectionNum, apartmentKey, completedString } = checklist;
  const section = [sectionNum, apartmentKey].filter(Boolean).join(' / ');
  return [
    ['Sjekkliste', `${name} (${id})`],
    ['Malens versjon', String(version)],
    ['Fag', checklist.tradeCodeName],
    ['Prosjekt', projectName],
    ...(houseNum ? ([['Bygg', houseNum]] as [string, string][]) : []),
    ...(section ? ([['Seksjon', section]] as [string, string][]) : []),
    ['Ansvarlig', task.assignedToContactPersonPersonFullName],
    ['Frist', norwegianDay(task.deadLine)],
    ['Status', completedString ? 'Ferdigstilt' : 'Ikke ferdigstilt'],
    ...(completedString ? ([['Sjekkliste fullført', completedString]] as [string, string][]) : []),
  ];
};

/**
 * What stands on the paper of a checklist, as the caller sees it now.
 * @throws Refusal 403 for everybody but developer staff, 404 when it is not there
 */
export const findContent = async (db: Kysely<Database>, actor: Actor, id: number): Promise<PaperContent> => {
  const { checklist } = await findChecklist(db, actor, id);
  const { name, items, completedDate: completedAt } = checklist;
  const { version } = await findVersion(db, id);
  const images = await findImages(
    db,
    items.map((item) => item.id),
  );
  const sections: PaperContent['sections'] = [];
  for (const item of items) {
    const shown = itemOf(item, images.get(item.id));
    const last = sections.at(-1);
    if (last?.name === item.section) last.items.push(shown);
    else sections.push({ name: item.section, items: [shown] });
  }
  const facts = factsOf(checklist, version);
  return { id, name, facts, sections, signatures: await findSigned(db, id), completedAt };
};
