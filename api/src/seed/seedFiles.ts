import type { Connection } from '../core/database/connect';
import type { FileStore } from '../core/file/fileStore';
import { seedAttachments } from './attachments/seedAttachments';
import { seedCertificates } from './attachments/seedCertificates';
import { seedDocuments } from './documents/seedDocuments';
import { seedProjectDocuments } from './project/seedProjectDocuments';
import { seedProjectImages } from './project/seedProjectImages';
import { seedOnce } from './seedOnce';

/** Gives the demo what is drawn and written for it: photos of cases and certificates, pictures and documents of projects; each once for a database. */
export const seedFiles = async (connection: Pick<Connection, 'db'>, files: FileStore): Promise<void> => {
  await seedAttachments(connection, files);
  await seedOnce(connection, 'demo certificates', (transaction) => seedCertificates(transaction, files));
  await seedOnce(connection, 'demo project images', seedProjectImages);
  await seedOnce(connection, 'demo project documents', (transaction) =>
    seedProjectDocuments(transaction, files),
  );
  await seedOnce(connection, 'demo documents', (transaction) => seedDocuments(transaction, files));
};
