import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';

import type { Transaction } from 'kysely';

import type { Database } from '../../../../core/database/schema';
import type { FileStore } from '../../../../core/file/fileStore';
import type { PdfDocument } from '../../../../core/pdf/pdfDocument';
import { writePdf } from '../../../../core/pdf/writePdf';
import { insertRows } from '../../../../record/demo/insertRows';
import { withoutPsi } from '../siteLife';
import { accidentDocument } from './accidentDocument';
import { psiDocument, type SafetyFacts } from './psiDocument';

const assemblyPoints = [
  'hovedporten',
  'parkeringsplassen mot vest',
  'gjesteplassen ved brakkeriggen',
] as const;

const spaced = (mobile: string) => mobile.replace(/(\d{3})(\d{2})(\d{3})/, '$1 $2 $3');

const findStaff = async (transaction: Transaction<Database>) => {
  const rows = await transaction
    .selectFrom('contact_person')
    .innerJoin('person', 'person.id', 'person_id')
    .innerJoin('company', 'company.id', 'company_id')
    .where('is_byggtun', '=', true)
    .select(['contact_person.id', 'first_name', 'last_name', 'person.mobile'])
    .execute();
  return (id: number | null) => {
    const found = rows.find((row) => row.id === id) ?? rows[0];
    return found ? `${found.first_name} ${found.last_name} (${spaced(found.mobile)})` : '';
  };
};

const keep = async (
  files: FileStore,
  project_id: number,
  kind: 'psi' | 'accident',
  document: PdfDocument,
) => {
  const bytes = await writePdf(document);
  const buffer_guid = randomUUID();
  await files.put(buffer_guid, 'content', (path) => writeFile(path, bytes));
  return {
    project_id,
    kind,
    buffer_guid,
    file_name: `${kind === 'psi' ? 'PSI' : 'Varslingsplan'} ${document.subject}.pdf`,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
};

/** Gives the projects of the demo their accident plan, and those on whose site work has begun their safety instruction. */
export const seedProjectDocuments = async (
  transaction: Transaction<Database>,
  files: FileStore,
): Promise<void> => {
  const nameOf = await findStaff(transaction);
  const projects = await transaction
    .selectFrom('project')
    .select(['id', 'name', 'address', 'post_code', 'post_place', 'responsible_id', 'qa_id'])
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('project_document').whereRef('project_id', '=', 'project.id').select('kind')),
      ),
    )
    .orderBy('id')
    .limit(14)
    .execute();
  for (const { id, name, address, post_code, post_place, responsible_id, qa_id } of projects) {
    const facts: SafetyFacts = {
      name,
      address: `${address}, ${post_code} ${post_place}`,
      assemblyPoint: assemblyPoints[id % assemblyPoints.length] ?? assemblyPoints[0],
      leader: nameOf(responsible_id),
      quality: nameOf(qa_id),
      madeAt: new Date(),
    };
    const rows = [await keep(files, id, 'accident', accidentDocument(facts))];
    if (!withoutPsi.includes(name)) rows.push(await keep(files, id, 'psi', psiDocument(facts)));
    await insertRows(transaction, 'project_document', rows);
  }
};
