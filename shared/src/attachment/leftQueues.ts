import type { Attachment } from '../contract/attachment';
import { holdPage } from '../form/holdPage';
import type { Portal } from '../portal/portal';
import type { FileKeeper } from './fileKeeper';
import { forgetLateFiles, keepLateFiles } from './lateFiles';
import type { UploadItem, UploadQueue } from './uploadQueue';

interface LeftQueue {
  queue: UploadQueue;
  end: () => void;
}

/*
 * Queues of pages that were left while files were on their way: they go on, and the page has them again when the person comes
 * back. One store for each area, since each has its own copy of this file; a page and its return are of the same area.
 */
const left = new Map<string, LeftQueue>();

/** Whether files are still on their way: a save would leave them out, and a reload would break them off. */
export const isBusy = (items: readonly UploadItem[]): boolean =>
  items.some(({ state }) => ['waiting', 'sending', 'finishing'].includes(state));

/** Those that are up, as a save wants them. */
export const doneOf = (items: readonly UploadItem[]): Attachment[] =>
  items.flatMap(({ attachment }) => attachment ?? []);
const failuresOf = (items: readonly UploadItem[]) => items.filter(({ state }) => state === 'failed');

/** The queue that a page was left with, if there is one. */
export const leftQueue = (key: string): UploadQueue | undefined => left.get(key)?.queue;

/** The page is open again, and has its queue. */
export function claimQueue(key: string): void {
  left.get(key)?.end();
  left.delete(key);
}

/**
 * Lets other tabs have the files of a queue in which nothing is under way any more, where the device keeps all that can still come up and no
 * page has it again.
 */
async function restOnDevice(key: string, mine: LeftQueue, keeper: FileKeeper): Promise<void> {
  const kept = new Set((await keeper.read()).map(({ id }) => id));
  const canRest = (file: UploadItem) => kept.has(file.key) || (file.state === 'failed' && !file.canRetry);
  if (left.get(key) !== mine || !mine.queue.items().every(canRest)) return;
  left.delete(key);
  forgetLateFiles(key);
  keeper.leave();
}

/**
 * Lets the files that are on their way go on without their page: nothing reloads the portal meanwhile without a question, what
 * has come up is kept for the page, and what fails is told. One that has nothing under way is stopped.
 * @param key of the person and of what the files are for
 * @param keeper has its files on this device, where another tab can go on with them
 */
export function leaveQueue(key: string, queue: UploadQueue, portal: Portal, keeper?: FileKeeper): void {
  if (!isBusy(queue.items())) {
    queue.stop();
    keeper?.leave();
    return;
  }
  const told = new Set(failuresOf(queue.items()).map(({ key: file }) => file));
  const release = holdPage(portal);
  const follow = () => {
    const items = queue.items();
    keepLateFiles(key, doneOf(items));
    for (const { key: file, name, problem } of failuresOf(items)) {
      if (told.has(file)) continue;
      told.add(file);
      portal.notify('warning', `${name} ble ikke lastet opp. ${problem ?? ''}`.trim());
    }
    if (isBusy(items)) return;
    end();
    if (keeper) void restOnDevice(key, mine, keeper);
    // What failed is tried again from its page; all else is kept.
    else if (failuresOf(items).length === 0) left.delete(key);
  };
  const unsubscribe = queue.subscribe(follow);
  const end = () => {
    unsubscribe();
    release();
  };
  const mine = { queue, end };
  left.set(key, mine);
}
