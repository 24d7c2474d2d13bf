import { parseArgs } from 'node:util';

import { areas } from '../areas';
import { openDatabase } from '../core/database/openDatabase';
import { openFiles } from '../core/file/openFiles';
import { readSettings } from '../core/settings/settings';
import { StartError } from '../core/start/StartError';
import { migrations } from '../migrations/index';
import { seedDemo } from '../record/demo/seedDemo';
import { seedFiles } from '../record/demo/seedFiles';
import { scaleProjects } from './scale/scaleProjects';
import { scaleTo } from './scale/scaleTo';

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
  // A million cases are not made in the time of a call.
  const limits = { ...settings.limits, statementSeconds: 0 };
  const database = await openDatabase({ ...settings, limits }, migrations, say);
  try {
    const isNew = await seedDemo(areas, database);
    await seedFiles(areas, database, openFiles(settings));
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
