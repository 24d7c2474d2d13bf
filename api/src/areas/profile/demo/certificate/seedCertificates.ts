import type { Transaction } from 'kysely';

import type { Database } from '../../../../core/database/schema';
import type { FileStore } from '../../../../core/file/fileStore';
import { drawPhoto } from '../../../../record/demo/file/drawPhoto';
import { keepDemoFile } from '../../../../record/demo/file/keepDemoFile';
import { insertRows } from '../../../../record/demo/insertRows';
import { drawCertificate } from './drawCertificate';

/** Who has taken a picture of a certificate: of the first of their courses. */
const holders = ['marte@nordretomrer.example', 'piotr@nordretomrer.example'];

const findCourse = (transaction: Transaction<Database>, email: string) =>
  transaction
    .selectFrom('contact_person_course as own')
    .innerJoin('course', 'course.id', 'own.course_id')
    .innerJoin('contact_person', 'contact_person.id', 'own.contact_person_id')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .where('person.email', '=', email)
    .select([
      'own.id',
      'own.contact_person_id as holderId',
      'own.from_date as issued',
      'own.expiry_date as until',
      'course.name as course',
      'person.full_name as holder',
    ])
    .orderBy('course.name')
    .limit(1)
    .executeTakeFirst();

/** Gives two people the picture of a certificate, as they would take it with a phone. */
export const seedCertificates = async (
  transaction: Transaction<Database>,
  files: FileStore,
): Promise<void> => {
  for (const email of holders) {
    const found = await findCourse(transaction, email);
    if (!found) continue;
    const { id, holderId, issued, until, course, holder } = found;
    const number = `${issued.slice(0, 4)}-${String(10_400 + id)}`;
    const { image, thumbnail } = await drawPhoto(
      await drawCertificate({ course, holder, issued, until, number }),
    );
    const receiver = {
      owner: { kind: 'contact_person_course', id },
      responsibleId: holderId,
      createdAt: new Date(`${issued}T10:00:00Z`),
    };
    const file = { name: 'kursbevis.jpg', type: 'image/jpeg', bytes: image, thumbnail };
    await insertRows(transaction, 'attachment', [await keepDemoFile(files, receiver, file)]);
  }
};
