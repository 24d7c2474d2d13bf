import { parseArgs } from 'node:util';

import { openDatabase } from '../database/openDatabase';
import { openFiles } from '../file/openFiles';
import { readSettings } from '../settings';
import { StartError } from '../start/StartError';
import { scaleTo } from './scale/scaleTo';
import { seedDemo } from './seedDemo';
import { seedFiles } from './seedFiles';

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

const readScale = (): number => {
  const { values } = parseArgs({ options: { scale: { type: 'string', default: '0' } } });
  const scale = Number(values.scale);
  if (!Number.isInteger(scale) || scale < 0 || scale > 10_000_000)
    throw new StartError('--scale skal være et helt antall saker, som i «npm run seed -- --scale 1000000».');
  return scale;
};

const seed = async () => {
  const scale = readScale();
  const settings = readSettings(process.env);
  if (!settings.demo)
    throw new StartError(
      'Demodata legges ikke i en database med ekstern innlogging (OIDC_AUTHORITY er satt).',
    );
  const database = await openDatabase(settings, say);
  try {
    const isNew = await seedDemo(database);
    await seedFiles(database, openFiles(settings));
    say(isNew ? 'Databasen er fylt med demodata.' : 'Demodata finnes fra før.');
    if (scale > 0) await scaleTo(database, scale, say);
  } finally {
    await database.close();
  }
};

seed().catch((error: unknown) => {
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`);
  else console.error(error);
  process.exit(1);
});
