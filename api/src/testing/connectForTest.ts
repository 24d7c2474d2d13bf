import { program } from '../../../tools/test/ceilings';
import { connect, type Connection } from '../core/database/connect';

/** Connects as the product does, and waits for a connection as long as tests wait. */
export const connectForTest = (url: string): Promise<Connection> =>
  connect(url, { connectSeconds: program.wait / 1000 });
