import { startTidying } from './attachment/startTidying';
import { openDatabase } from './database/openDatabase';
import { openFiles } from './file/openFiles';
import { buildApp } from './http/buildApp';
import { startMail } from './mail/startMail';
import { seedDemo } from './seed/seedDemo';
import { seedFiles } from './seed/seedFiles';
import { readSettings } from './settings';
import { startRetention } from './siteList/startRetention';
import { listen } from './start/listen';
import { StartError } from './start/StartError';
import { stopOnSignal } from './start/stopOnSignal';

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

const start = async () => {
  const settings = readSettings(process.env);
  const closing: (() => Promise<unknown>)[] = [];
  const stop = stopOnSignal(closing);
  try {
    const opening = openDatabase(settings, say);
    // A signal while the database is on its way up waits for it, so that it does not stay behind.
    closing.unshift(() =>
      opening.then(
        (database) => database.close(),
        () => undefined,
      ),
    );
    const database = await opening;
    if (settings.demo && (await seedDemo(database))) say('Databasen er fylt med demodata.');
    if (settings.demo) await seedFiles(database, openFiles(settings));
    const app = await buildApp(settings, database);
    closing.unshift(() => app.close());
    await listen(app);
    closing.unshift(startMail(app), startTidying(app), startRetention(app));
    say(`Byggtun kjører på ${settings.publicUrl}`);
  } catch (error) {
    await stop.now();
    if (!stop.isAsked()) throw error;
  }
};

start().catch((error: unknown) => {
  // A sentence for what the surroundings keep us from; everything else is a fault of ours and shows where.
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`);
  else console.error(error);
  process.exit(1);
});
