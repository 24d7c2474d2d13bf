import type { Attachment } from '../contract/attachment';
import { holdPage } from '../form/holdPage';
import type { Portal } from '../portal/portal';
import { keepLateFiles } from './lateFiles';
import type { UploadItem, UploadQueue } from './uploadQueue';

/*
 * Queues of pages that were left while files were on their way: they go on, and the page has them again when the person comes
 * back. One store for each area, since each has its own copy of this file; a page and its return are of the same area.
 */
const left = new Map<string, { queue: UploadQueue; end: () => void }>();

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
 * Lets the files that are on their way go on without their page: nothing reloads the portal meanwhile without a question, what
 * has come up is kept for the page, and what fails is told. One that has nothing under way is stopped.
 * @param key of the person and of what the files are for
 */
export function leaveQueue(key: string, queue: UploadQueue, portal: Portal): void {
  if (!isBusy(queue.items())) {
    queue.stop();
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
    // What failed is tried again from its page; all else is kept.
    if (failuresOf(items).length === 0) left.delete(key);
  };
  const unsubscribe = queue.subscribe(follow);
  const end = () => {
    unsubscribe();
    release();
  };
  left.set(key, { queue, end });
}
