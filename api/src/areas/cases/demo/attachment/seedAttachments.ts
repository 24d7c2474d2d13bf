import type { Insertable, Transaction } from 'kysely';

import type { Database } from '../../../../core/database/schema';
import type { FileStore } from '../../../../core/file/fileStore';
import { writePdf } from '../../../../core/pdf/writePdf';
import { drawPhoto } from '../../../../record/demo/file/drawPhoto';
import { type DemoFile, type DemoReceiver, keepDemoFile } from '../../../../record/demo/file/keepDemoFile';
import { insertRows } from '../../../../record/demo/insertRows';
import { demoPictures } from './demoPictures';

/** A case that gets some. */
interface Receiver extends DemoReceiver {
  title: string;
}

const report = async ({ title, createdAt }: Receiver): Promise<DemoFile> => ({
  name: 'Befaringsrapport.pdf',
  type: 'application/pdf',
  bytes: await writePdf({
    title: 'Befaringsrapport',
    subject: title,
    madeAt: createdAt,
    blocks: [
      { kind: 'facts', facts: [['Til stede', 'Kunde, byggeleder og entreprenør']] },
      {
        kind: 'paragraph',
        text: 'Forholdet er sett på stedet og fotografert. Målt fuktinnhold er innenfor normalt. Utbedring avtales med kunden. Tilkomst på hverdager mellom 08.00 og 16.00.',
      },
      { kind: 'paragraph', text: 'Byggtun AS' },
    ],
  }),
});

const note: DemoFile = {
  name: 'måling.txt',
  type: 'text/plain',
  bytes: Buffer.from(
    'Målt på stedet:\n  temperatur 21,5 °C\n  luftfuktighet 38 %\n  fukt i treverk 11,2 %\n',
  ),
};

const findReceivers = async (transaction: Transaction<Database>): Promise<Receiver[]> => {
  const complaints = await transaction
    .selectFrom('complaint')
    .select(['id', 'name as title', 'responsible_id as responsibleId', 'created_at as createdAt'])
    .where('status', 'in', [0, 1, 4, 6])
    .orderBy('line_date', 'desc')
    .orderBy('id')
    .limit(120)
    .execute();
  const actions = await transaction
    .selectFrom('action')
    .select(['id', 'title', 'responsible_id as responsibleId', 'created_at as createdAt'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(40)
    .execute();
  return [
    ...complaints
      .filter((_, index) => index % 2 === 0)
      .map((row) => ({ kind: 'complaint' as const, ...row })),
    ...actions.filter((_, index) => index % 2 === 0).map((row) => ({ kind: 'action' as const, ...row })),
  ].map(({ kind, id, ...rest }) => ({ owner: { kind, id }, ...rest }));
};

/** Gives newer demo cases photos, reports and notes; their bytes lie where all attachments lie. */
export const seedAttachments = async (
  transaction: Transaction<Database>,
  files: FileStore,
): Promise<void> => {
  const photos: ((typeof demoPictures)[number] & Awaited<ReturnType<typeof drawPhoto>>)[] = [];
  // One after the other: the server keeps what the drawing needs of memory.
  for (const picture of demoPictures) photos.push({ ...picture, ...(await drawPhoto(picture.drawing)) });
  const receivers = await findReceivers(transaction);
  const rows: Insertable<Database['attachment']>[] = [];
  for (const [index, receiver] of receivers.entries()) {
    const photo = photos.find(({ fits }) => fits.test(receiver.title));
    const given: DemoFile[] = [];
    if (photo)
      given.push({
        name: `${photo.name}.jpg`,
        type: 'image/jpeg',
        bytes: photo.image,
        thumbnail: photo.thumbnail,
      });
    if (index % 3 === 0) given.push(await report(receiver));
    if (index % 11 === 0) given.push(note);
    rows.push(...(await Promise.all(given.map((file) => keepDemoFile(files, receiver, file)))));
  }
  await insertRows(transaction, 'attachment', rows);
};
