import { openStore } from '@byggtun/api/release/store/openStore';
import { ReleaseProblem } from '@byggtun/api/release/store/ReleaseProblem';
import { readSettings } from '@byggtun/api/settings';
import { StartError } from '@byggtun/api/start/StartError';

import { canary } from './command/canary';
import { disable, enable } from './command/disable';
import { due } from './command/due';
import { history } from './command/history';
import type { Job } from './command/job';
import { promote } from './command/promote';
import { register } from './command/register';
import { release } from './command/release';
import { rollback } from './command/rollback';
import { status } from './command/status';
import { readOptions } from './options';
import { readTarget } from './target';
import { whoReleases } from './whoReleases';

const overviews = new Map(Object.entries({ status, history, due }));
const commands = new Map<string, (job: Job) => Promise<void>>(
  Object.entries({ canary, rollback, promote, disable, enable }),
);

const usage = `Bruk:
  npm run release -- mf-cases            bygger, tester, kontrollerer og slipper området (eller shell) alene
      --percent 10 | --role PRL | --company "Nordre Tømrer AS"   på prøve for noen
      --upload                           laster bare opp
      --at https://…/cases/1.4.0/        slipper en versjon som ligger på et annet opphav
  npm run release -- mf-cases@1.4.0      slipper en versjon som er lastet opp fra før
  npm run release -- rollback mf-cases   tilbake til versjonen før; en prøveversjon trekkes først
  npm run release -- canary mf-cases@1.4.0 --percent 10
  npm run release -- promote mf-cases    prøveversjonen til alle
  npm run release -- disable mf-cases    slår området av; enable slår det på
  npm run release -- status | history
  npm run release -- due                 pakkene som kildene her ville bygget til en annen versjon
Alle tar --to <mappe eller https-adressen til en container> og --by <navn>.`;

const carryOut = async (line: string[]): Promise<void> => {
  const options = readOptions(line);
  const [first, second] = options.words;
  const { releases, releasesConnection } = readSettings(process.env);
  const say = (sentence: string) => console.log(sentence);
  const store = openStore(options.to ?? releases, { connection: releasesConnection, say });
  const work = { store, by: whoReleases(options.by), options, say };
  if (first === undefined) return say(usage);
  const overview = overviews.get(first);
  if (overview) return overview(work);
  const command = commands.get(first);
  if (command) return command({ ...work, target: readTarget(second) });
  const job = { ...work, target: readTarget(first) };
  return options.at === undefined ? release(job) : register(job, options.at);
};

/** What a person can do something about; everything else is a fault of ours and shows where. */
const sentenceOf = (error: unknown): string | undefined => {
  if (error instanceof ReleaseProblem || error instanceof StartError) return error.message;
  // Its other fields name the request, and so the access key.
  if (error instanceof Error && error.name === 'RestError')
    return `Lageret svarte ikke som ventet: ${error.message.split('\n')[0]}`;
  return undefined;
};

/** Carries out `npm run release -- …`. @returns the exit code */
export const runRelease = async (line: string[]): Promise<number> => {
  try {
    await carryOut(line);
    return 0;
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === undefined) throw error;
    console.error(sentence);
    return 1;
  }
};
