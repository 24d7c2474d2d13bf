import type { Settings } from '../settings/settings';
import { connect, type Connection } from './connect';
import { startEmbedded } from './embedded/startEmbedded';
import { migrate, type Migrations } from './migrate';

/** A migration takes as long as it takes, and waits for another instance's. */
const migrateAt = async (url: string, migrations: Migrations) => {
  const patient = await connect(url, { connections: 2, statementSeconds: 0 });
  try {
    await migrate(patient, migrations);
  } finally {
    await patient.close();
  }
};

/**
 * Opens the database of the settings, starting the embedded server when no other is named, and migrates it.
 * Closing it stops what it started.
 * @throws StartError with one sentence for people.
 */
export const openDatabase = async (
  settings: Pick<Settings, 'databaseUrl' | 'dataFolder' | 'limits'>,
  migrations: Migrations,
  say?: (sentence: string) => void,
): Promise<Connection> => {
  const server = settings.databaseUrl
    ? undefined
    : await startEmbedded({ dataFolder: settings.dataFolder, say });
  const url = server?.url ?? settings.databaseUrl ?? '';
  const { databaseConnections, statementSeconds } = settings.limits;
  try {
    await migrateAt(url, migrations);
    const connection = await connect(url, { connections: databaseConnections, statementSeconds });
    const close = async () => {
      try {
        await connection.close();
      } finally {
        await server?.stop();
      }
    };
    return { ...connection, close };
  } catch (error) {
    await server?.stop();
    throw error;
  }
};
