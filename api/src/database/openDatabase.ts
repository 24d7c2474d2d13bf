import type { Settings } from '../settings';
import { connect, type Connection } from './connect';
import { startEmbedded } from './embedded/startEmbedded';
import { migrate } from './migrate';

/**
 * Opens the database of the settings, starting the embedded server when no other is named, and migrates it.
 * Closing it stops what it started.
 * @throws StartError with one sentence for people.
 */
export const openDatabase = async (
  settings: Pick<Settings, 'databaseUrl' | 'dataFolder'>,
  say?: (sentence: string) => void,
): Promise<Connection> => {
  const server = settings.databaseUrl
    ? undefined
    : await startEmbedded({ dataFolder: settings.dataFolder, say });
  try {
    const connection = await connect(server?.url ?? settings.databaseUrl ?? '');
    await migrate(connection);
    const close = () => connection.close().finally(() => server?.stop());
    return { ...connection, close };
  } catch (error) {
    await server?.stop();
    throw error;
  }
};
