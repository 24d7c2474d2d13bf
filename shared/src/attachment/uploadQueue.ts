import { type Attachment } from '../contract/attachment';
import { findUpload, removeUnsaved, type Upload } from '../contract/attachmentCalls';
import { attachmentProblem } from '../contract/attachmentKind';
import { documentProblem } from '../contract/documentKind';
import { call, type CallTarget } from '../http/call';
import { statusOf } from '../http/CallError';
import type { FileKeeper, KeptFile } from './fileKeeper';
import { isAmong } from './isAmong';
import { mayPass, uploadProblem } from './mayPass';
import { shrinkImage } from './shrinkImage';
import { uploadFile, type UploadPurpose } from './uploadFile';

/** A file that has been added and is not saved yet. */
export interface UploadItem {
  /** Among the items of one field. */
  key: string;
  name: string;
  /** Bytes. */
  size: number;
  state: 'waiting' | 'sending' | 'finishing' | 'done' | 'failed';
  /** The share that the server has, 0 to 1. */
  share: number;
  /** The picture itself, of an image from this device. */
  picture: Blob | undefined;
  /** Why it failed. */
  problem: string | undefined;
  /** Whether another try may go better. */
  canRetry: boolean;
  /** What is left of the company's room for attachments, when that is little. */
  room: Upload['room'];
  /** What the server says of it, when it is done. */
  attachment: Attachment | undefined;
}

/** The files of a field on their way, from the choice until they are saved. */
export interface UploadQueue {
  subscribe: (changed: () => void) => () => void;
  items: () => readonly UploadItem[];
  add: (files: Iterable<File>) => void;
  /** Shows files that were sent up before this page was opened, those that the server still has. */
  restore: (attachments: readonly Attachment[]) => void;
  /** Shows files of a save that was tried; the server is not asked, since a save whose answer was lost has them. */
  putBack: (attachments: readonly Attachment[]) => void;
  /** Asks the server for those that are up: what it has forgotten has failed. */
  check: () => void;
  /** Goes on with files that this device has kept; those that the page has already are left out. */
  resume: (files: readonly KeptFile[]) => void;
  retry: (key: string) => void;
  /** Gives one up, or takes away one that is done; the server forgets it. */
  remove: (key: string) => void;
  /** Forgets these, which are saved; what has come up since is none of them. */
  clear: (saved: readonly Pick<Attachment, 'bufferGuid'>[]) => void;
  /** A save has refused these: each has failed. @param problem why */
  refuse: (refused: readonly Pick<Attachment, 'bufferGuid'>[], problem: string) => void;
  /** Breaks off what is under way. */
  stop: () => void;
}

/** So many go up at once: more share one line. */
const atOnce = 2;

/** What belongs to an item and is not shown. */
interface Work {
  file: File;
  bufferGuid: string | undefined;
  control: AbortController | undefined;
}

const stoppedText = 'Opplastingen stoppet.';
const forgottenText = 'Filen er ikke lenger lagret midlertidig. Legg den til på nytt.';

const itemOf = (key: string, { name, size }: { name: string; size: number }): UploadItem => ({
  key,
  name,
  size,
  state: 'waiting',
  share: 0,
  picture: undefined,
  problem: undefined,
  canRetry: false,
  room: undefined,
  attachment: undefined,
});

/**
 * Sends files up to the server, two at a time, and knows how far each has come.
 * @param about what they are meant for
 * @param keeper keeps them on this device until they are saved
 */
export function createUploadQueue(
  target: CallTarget,
  about: UploadPurpose = {},
  keeper?: FileKeeper,
): UploadQueue {
  const problemOf = about.isDocument ? documentProblem : attachmentProblem;
  let items: readonly UploadItem[] = [];
  const works = new Map<string, Work>();
  const listeners = new Set<() => void>();

  const show = (next: readonly UploadItem[]) => {
    items = next;
    for (const changed of listeners) changed();
  };
  const change = (key: string, part: Partial<UploadItem>) =>
    show(items.map((item) => (item.key === key ? { ...item, ...part } : item)));

  const forget = (bufferGuid: string | undefined) => {
    // What can't be forgotten now, the server removes by itself after a day.
    if (bufferGuid) call(target, removeUnsaved, { params: { bufferGuid } }).catch(() => undefined);
  };

  const send = async (key: string, work: Work, control: AbortController) => {
    const { signal } = control;
    if (work.bufferGuid === undefined) work.file = await shrinkImage(work.file, about);
    signal.throwIfAborted();
    const { file } = work;
    const picture = file.type.startsWith('image/') ? file : undefined;
    change(key, { name: file.name, size: file.size, picture });
    return uploadFile(
      target,
      { file, bufferGuid: work.bufferGuid, about },
      {
        signal,
        onBegun: ({ bufferGuid, room }) => {
          work.bufferGuid = bufferGuid;
          change(key, { room });
        },
        onProgress: (share) => change(key, { share, state: share < 1 ? 'sending' : 'finishing' }),
      },
    );
  };

  const run = async (key: string, work: Work) => {
    const control = new AbortController();
    work.control = control;
    change(key, { state: 'sending', problem: undefined, canRetry: false });
    try {
      const attachment = await send(key, work, control);
      keeper?.keepDone(key, attachment);
      change(key, { state: 'done', share: 1, attachment, name: attachment.fileName, size: attachment.size });
    } catch (error) {
      if (statusOf(error) === 404) work.bufferGuid = undefined;
      const problem = control.signal.aborted ? stoppedText : uploadProblem(error);
      change(key, { state: 'failed', problem, canRetry: control.signal.aborted || mayPass(error) });
    } finally {
      work.control = undefined;
      next();
    }
  };

  /** Starts those whose turn it is. */
  const next = () => {
    const running = items.filter(({ state }) => state === 'sending' || state === 'finishing').length;
    for (const { key } of items
      .filter(({ state }) => state === 'waiting')
      .slice(0, Math.max(0, atOnce - running))) {
      const work = works.get(key);
      if (work) void run(key, work);
    }
  };

  const added = (key: string, file: File): UploadItem => {
    const problem = problemOf({ fileName: file.name, size: file.size, contentType: file.type });
    if (!problem) works.set(key, { file, bufferGuid: undefined, control: undefined });
    return { ...itemOf(key, file), ...(problem && { problem, state: 'failed' as const }) };
  };

  /** Shows one that is up. @returns false when it is there already */
  const place = (key: string, attachment: Attachment): boolean => {
    const { bufferGuid, fileName: name, size } = attachment;
    if (items.some((item) => item.key === key || item.attachment?.bufferGuid === bufferGuid)) return false;
    show([...items, { ...itemOf(key, { name, size }), state: 'done', share: 1, attachment }]);
    return true;
  };

  const refuse: UploadQueue['refuse'] = (refused, problem) => {
    for (const { key } of items.filter(isAmong(refused))) {
      const work = works.get(key);
      // Another try sends it up anew: what the server has of it can't be saved.
      if (work) work.bufferGuid = undefined;
      change(key, { state: 'failed', attachment: undefined, problem, canRetry: work !== undefined });
    }
  };

  /** Has one fail that the server has forgotten. */
  const ask = (one: Attachment) => {
    call(target, findUpload, { params: { bufferGuid: one.bufferGuid } }).catch((error: unknown) => {
      if (statusOf(error) === 404) refuse([one], forgottenText);
    });
  };

  /** Shows one that the server has, unless it has forgotten it. */
  const restore = (key: string, attachment: Attachment) => {
    if (place(key, attachment)) ask(attachment);
  };

  return {
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    items: () => items,
    add: (files) => {
      const now = Array.from(files, (file) => {
        const key = crypto.randomUUID();
        const item = added(key, file);
        if (!item.problem) keeper?.keep(key, file);
        return item;
      });
      show([...items, ...now]);
      next();
    },
    restore: (attachments) => attachments.forEach((one) => restore(crypto.randomUUID(), one)),
    putBack: (attachments) => attachments.forEach((one) => place(crypto.randomUUID(), one)),
    check: () => items.forEach(({ attachment }) => attachment && ask(attachment)),
    resume: (files) => {
      for (const one of files) {
        if ('attachment' in one) restore(one.id, one.attachment);
        else if (!items.some(({ key }) => key === one.id)) show([...items, added(one.id, one.file)]);
      }
      next();
    },
    retry: (key) => {
      change(key, { state: 'waiting', problem: undefined });
      next();
    },
    remove: (key) => {
      const work = works.get(key);
      const done = items.find((item) => item.key === key)?.attachment?.bufferGuid;
      work?.control?.abort();
      works.delete(key);
      keeper?.forget(key);
      show(items.filter((item) => item.key !== key));
      forget(done ?? work?.bufferGuid);
      next();
    },
    clear: (saved) => {
      const isSaved = isAmong(saved);
      for (const { key } of items.filter(isSaved)) {
        works.delete(key);
        keeper?.forget(key);
      }
      show(items.filter((item) => !isSaved(item)));
    },
    refuse,
    stop: () => {
      for (const { control } of works.values()) control?.abort();
    },
  };
}
