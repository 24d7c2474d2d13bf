import type { UploadItem, UploadQueue } from '@byggtun/shared/attachment/uploadQueue';
import type { UploadStatus } from '@byggtun/shared/contract/documentUpload';
import { createListeners } from '@byggtun/shared/ui/createListeners';

/** What has become of a file that has been sent up. */
export type SaveState =
  | Pick<UploadStatus, 'status' | 'message' | 'document'>
  | { status: 'saving' }
  /** The call failed; it can be tried again. */
  | { status: 'failed' };

/** States by the keys of their files. */
type States = readonly (readonly [guid: string, state: SaveState])[];

interface Options {
  queue: UploadQueue;
  /** Makes files that are up documents; throws when nobody knows that it did. */
  save: (guids: readonly string[]) => Promise<readonly UploadStatus[]>;
  /** Told why it threw. */
  onFailed: (error: unknown) => void;
  /** Keeps the page from being closed without a question. @returns lets it go */
  hold: () => () => void;
  /** Told how many have become documents and how many have not, when nobody was looking. */
  onUnseen: (outcome: { saved: number; lost: number }) => void;
}

/** The files of a folder, from the choice until they are documents. */
export type FolderUploads = ReturnType<typeof createFolderUploads>;

/** Saves files in their folder as soon as they have come up. It lives outside React: they are saved whatever page is open by then. */
export const createFolderUploads = ({ queue, save: send, onFailed, hold, onUnseen }: Options) => {
  const listeners = createListeners<'changed' | 'saved'>();
  const sent = new Set<string>();
  let states: ReadonlyMap<string, SaveState> = new Map();
  let saving = 0;
  let watching = 0;
  let hasUnread = false;
  let release: (() => void) | undefined;

  const isUnderWay = () =>
    saving > 0 || queue.items().some(({ state }) => state !== 'done' && state !== 'failed');
  const isSaved = (item: UploadItem) =>
    item.attachment !== undefined && states.get(item.attachment.bufferGuid)?.status === 'saved';
  const outcome = () => {
    const items = queue.items();
    const count = items.filter(isSaved).length;
    return { saved: count, lost: items.length - count };
  };
  const forgetDone = () => queue.clear(queue.items().flatMap(({ attachment }) => attachment ?? []));
  const forgetSaved = () => {
    if (outcome().lost === 0) forgetDone();
  };
  const sayUnseen = () => {
    const { saved: count, lost } = outcome();
    hasUnread = lost > 0;
    if (count + lost > 0) onUnseen({ saved: count, lost });
    forgetSaved();
  };
  const settle = () => {
    if (isUnderWay()) release ??= hold();
    else if (release) {
      release();
      release = undefined;
      if (watching === 0) sayUnseen();
    }
    listeners.tell(['changed']);
  };
  const tell = (told: States) => {
    states = new Map([...states, ...told]);
    settle();
  };

  const save = async (guids: readonly string[]) => {
    saving += 1;
    tell(guids.map((guid) => [guid, { status: 'saving' }]));
    const told = await send(guids).then(
      (statuses): States => statuses.map((status) => [status.bufferGuid, status]),
      (error: unknown): States => {
        onFailed(error);
        return guids.map((guid) => [guid, { status: 'failed' }]);
      },
    );
    saving -= 1;
    tell(told);
    listeners.tell(['saved']);
  };
  queue.subscribe(() => {
    const guids = queue
      .items()
      .flatMap(({ attachment }) => attachment?.bufferGuid ?? [])
      .filter((guid) => !sent.has(guid));
    for (const guid of guids) sent.add(guid);
    if (guids.length > 0) void save(guids);
    else settle();
  });

  return {
    add: queue.add,
    retry: queue.retry,
    remove: queue.remove,
    items: queue.items,
    states: () => states,
    subscribe: (changed: () => void) => listeners.on('changed', changed),
    /** Listens to what may have become documents. */
    onSaved: (changed: () => void) => listeners.on('saved', changed),
    /** Tries once more to save one that is up. */
    again: (guid: string) => void save([guid]),
    /** What has become of some in another way. */
    tell,
    /** Forgets what has become of all of them, unless some are being saved. */
    clear: () => {
      if (saving === 0) forgetDone();
    },
    /** Somebody sees what becomes of each. @returns nobody does any more */
    watch: (): (() => void) => {
      watching += 1;
      hasUnread = false;
      return () => {
        watching -= 1;
        if (!isUnderWay()) forgetSaved();
      };
    },
    /** Nothing is under way, and nothing is left to be seen. */
    isOver: () => !isUnderWay() && !hasUnread,
  };
};
