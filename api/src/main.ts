import { openDatabase } from './database/openDatabase';
import { buildApp } from './http/buildApp';
import { seedDemo } from './seed/seedDemo';
import { readSettings } from './settings';
import { listen } from './start/listen';
import { StartError } from './start/StartError';
import { stopOnSignal } from './start/stopOnSignal';

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

const start = async () => {
  const settings = readSettings(process.env);
  const closing: (() => Promise<unknown>)[] = [];
  const stop = stopOnSignal(closing);
  try {
    const database = await openDatabase(settings, say);
    closing.unshift(() => database.close());
    if (settings.demo && (await seedDemo(database))) say('Databasen er fylt med demodata.');
    const app = await buildApp(settings, database);
    closing.unshift(() => app.close());
    await listen(app);
    say(`Byggtun kjører på ${settings.publicUrl}`);
  } catch (error) {
    await stop();
    throw error;
  }
};

start().catch((error: unknown) => {
  // A sentence for what the surroundings keep us from; everything else is a fault of ours and shows where.
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`);
  else console.error(error);
  process.exit(1);
});
