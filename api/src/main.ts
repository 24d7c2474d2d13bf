import { areas } from './areas';
import { buildApp } from './buildApp';
import { openDatabase } from './core/database/openDatabase';
import { openFiles } from './core/file/openFiles';
import { startMail } from './core/mail/startMail';
import { readSettings } from './core/settings/settings';
import { asStartError } from './core/start/asStartError';
import { listen, requireAddress } from './core/start/listen';
import { reportUp } from './core/start/reportUp';
import { StartError } from './core/start/StartError';
import { stopOnSignal } from './core/start/stopOnSignal';
import { startWebhook } from './core/webhook/startWebhook';
import { migrations } from './migrations/index';
import { startTidying } from './record/attachment/startTidying';
import { seedDemo } from './record/demo/seedDemo';
import { seedFiles } from './record/demo/seedFiles';

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

const start = async () => {
  const settings = readSettings(process.env);
  const closing: (() => Promise<unknown>)[] = [];
  const stop = stopOnSignal(closing);
  try {
    const opening = openDatabase(settings, migrations, say);
    // A signal while the database is on its way up waits for it, so that it does not stay behind.
    closing.unshift(() =>
      opening.then(
        (database) => database.close(),
        () => undefined,
      ),
    );
    const database = await opening;
    await requireAddress(settings);
    if (settings.demo && (await seedDemo(areas, database))) say('Databasen er fylt med demodata.');
    if (settings.demo) await seedFiles(areas, database, openFiles(settings));
    const app = await buildApp(settings, database);
    closing.unshift(() => app.close());
    await listen(app);
    const jobs = areas.flatMap((area) => area.jobs ?? []);
    closing.unshift(startMail(app), startWebhook(app), startTidying(app), ...jobs.map((begin) => begin(app)));
    say(`Byggtun kjører på ${settings.publicUrl}`);
    reportUp();
  } catch (error) {
    await stop.now();
    if (!stop.isAsked()) throw error;
  }
};

start().catch((reason: unknown) => {
  const error = asStartError(reason);
  // A sentence for what the surroundings keep us from; everything else is a fault of ours and shows where.
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`);
  else console.error(error);
  process.exit(1);
});
