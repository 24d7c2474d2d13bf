import { parseArgs } from 'node:util';

import { openDatabase } from '../database/openDatabase';
import { openFiles } from '../file/openFiles';
import { readSettings } from '../settings';
import { StartError } from '../start/StartError';
import { scaleProjects } from './scale/scaleProjects';
import { scaleTo } from './scale/scaleTo';
import { seedDemo } from './seedDemo';
import { seedFiles } from './seedFiles';

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

const readCount = (name: string, text: string, most: number, what: string, example: string): number => {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 0 || count > most)
    throw new StartError(
      `--${name} skal være et helt antall ${what}, som i «npm run seed -- --${name} ${example}».`,
    );
  return count;
};

const readCounts = () => {
  const zero = { type: 'string', default: '0' } as const;
  const { values } = parseArgs({ options: { scale: zero, projects: zero } });
  return {
    cases: readCount('scale', values.scale, 10_000_000, 'saker', '1000000'),
    projects: readCount('projects', values.projects, 100_000, 'prosjekter', '5000'),
  };
};

const seed = async () => {
  const { cases, projects } = readCounts();
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
    if (cases > 0) await scaleTo(database, cases, say);
    if (projects > 0) await scaleProjects(database, projects, say);
  } finally {
    await database.close();
  }
};

seed().catch((error: unknown) => {
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`);
  else console.error(error);
  process.exit(1);
});
