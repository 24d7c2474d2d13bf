import type { ChecklistDraft } from '@byggtun/shared/contract/checklistDraft';
import type { ChecklistItem, ItemAnswer } from '@byggtun/shared/contract/checklistItem';
import type { SaveAnswer } from '@byggtun/shared/contract/checklistSave';
import { createListeners } from '@byggtun/shared/ui/createListeners';

import { createItemFiles, type ItemFiles, type NewFiles } from './createItemFiles';
import { createSaveTimer } from './createSaveTimer';
import { createDraftChanges, type DraftChange } from './draftChange';
import { findRestored } from './findRestored';
import { type Edit, findSendable } from './findSendable';
import type { ItemKind } from './itemKind';
import { type Outcome, type Send, trySend } from './trySend';

/** How far the answers have come. */
export type SaveState = 'untouched' | 'unsaved' | 'saving' | 'saved';

/** What is listened to: an item by its id, so that a key that is pressed is told to one and not to three hundred; the rest of all together. */
type Topic = number | 'answered' | 'progress';

interface Options {
  /** Of an item: how its field and its answer belong together. Handed in, as the field of files needs the answers in turn. */
  kindOf: (item: ChecklistItem) => ItemKind;
  send: Send;
  /** Told what is another in what is not saved. @returns whether this device has stored it */
  keep: (change: DraftChange) => boolean;
  now?: () => string;
}

/** Milliseconds after the last change before it is saved, and after a failure before the next try. */
const calm = 1200;
const retryAfter = 15_000;

/** The answers of a checklist as they stand in its fields, beside those that the server has. */
export type Answers = ReturnType<typeof createAnswers>;

/**
 * Keeps what is written in a checklist, and saves it by itself a moment later. It lives outside React, so that a key that is pressed
 * draws one item anew and not three hundred.
 */
export const createAnswers = ({ kindOf, send, keep, now = () => new Date().toISOString() }: Options) => {
  const edits = new Map<number, Edit>();
  /** As it was typed, of what is saved: the server may have trimmed it under the fingers. */
  const typed = new Map<number, Edit>();
  const files = createItemFiles();
  const conflicts = new Map<number, ChecklistItem>();
  /** `saveId` of all that was sent and never answered: what the server has by one of them is one's own. */
  const unheard = new Map<number, Set<string>>();
  const listeners = createListeners<Topic>();
  const draft = createDraftChanges(keep);
  let isReadOnly = false;
  let state: SaveState = 'untouched';
  let savedAt = '';
  let isAsked = false;

  const isOpen = () => edits.size > 0 || files.isOpen();
  /** @param ids items that stand differently now @param counts another number of them may be answered */
  const settle = (next: SaveState, ids: readonly number[] = [], counts = ids.length > 0) => {
    state = next;
    draft.follow(edits);
    listeners.tell(ids);
    listeners.tellLater(counts ? ['progress', 'answered'] : ['progress']);
  };
  const settleItem = ({ id }: ChecklistItem, counts = true) =>
    settle(isOpen() ? 'unsaved' : 'saved', [id], counts);

  const valueOf = (item: ChecklistItem): string => {
    const edit = edits.get(item.id);
    if (edit) return edit.value;
    const last = typed.get(item.id);
    return last && last.version >= item.version ? last.value : kindOf(item).toForm(item);
  };
  const isAnswered = (item: ChecklistItem): boolean => {
    if (item.attachments.length > 0) return true;
    if (isReadOnly) return kindOf(item).toForm(item) !== '';
    return files.hasSome(item) || valueOf(item).trim() !== '';
  };
  const answerOf = ({ item, value }: Edit) => kindOf(item).toAnswer(value, item);

  const sendable = () => findSendable({ edits, conflicts, answerOf });

  /** One's own answer whose answer was lost, or a conflict that the person decides. */
  const takeConflict = ({ id, theirs }: SaveAnswer['conflicts'][number]) => {
    const edit = edits.get(id);
    if (!edit) return;
    if (theirs.saveId && unheard.get(id)?.has(theirs.saveId))
      edits.set(id, { ...edit, version: theirs.version });
    else conflicts.set(id, theirs);
  };
  const takeSaved = (before: Edit | undefined, item: ChecklistItem) => {
    const edit = edits.get(item.id);
    if (before && edit?.value === before.value) {
      edits.delete(item.id);
      typed.set(item.id, { item, version: item.version, value: edit.value });
    } else if (edit) edits.set(item.id, { ...edit, version: item.version });
  };
  const takeAnswers = (sent: ReadonlyMap<number, Edit>, outcome: Outcome) => {
    if (outcome.kind === 'saved') {
      outcome.answer.items.forEach((item) => takeSaved(sent.get(item.id), item));
      outcome.answer.conflicts.forEach(takeConflict);
      for (const id of sent.keys()) unheard.delete(id);
    }
    if (outcome.kind === 'failed')
      for (const id of sent.keys()) unheard.set(id, (unheard.get(id) ?? new Set()).add(outcome.saveId));
  };
  const takeFiles = (sent: ItemFiles, outcome: Outcome) => {
    if (outcome.kind === 'saved') files.takeSaved(sent);
    if (outcome.kind === 'refused') files.takeRefused(sent, outcome.problem);
  };

  const sendPart = async (items: ItemAnswer[], take: (outcome: Outcome) => void) => {
    settle('saving');
    const outcome = await trySend(send, items);
    take(outcome);
    if (outcome.kind === 'saved') savedAt = now();
    settle(
      isOpen() ? 'unsaved' : 'saved',
      items.map(({ id }) => id),
    );
    if (outcome.kind === 'failed' && outcome.mayPass) timer.later(retryAfter);
    return outcome.kind;
  };
  const sendFiles = async () => {
    for (let added = files.next(); added; added = files.next()) {
      const sent = added;
      const { id, version } = sent.item;
      const items = [{ id, version, attachments: sent.attachments }];
      if ((await sendPart(items, (outcome) => takeFiles(sent, outcome))) === 'failed') return;
    }
  };
  /** Answers first and files after them, in saves of their own: a file that is refused holds up no answer. */
  const sendAll = async () => {
    if (isReadOnly) return;
    settle(isOpen() ? 'unsaved' : state);
    const values = sendable();
    const sent = new Map(values.map(({ edit }) => [edit.item.id, edit]));
    const items = values.map(({ answer }) => answer);
    const ended = items.length > 0 ? await sendPart(items, (outcome) => takeAnswers(sent, outcome)) : 'saved';
    if (ended !== 'failed') await sendFiles();
    if (ended === 'saved' && sendable().length > 0) timer.later(calm);
  };
  const timer = createSaveTimer(sendAll);
  /** Sends all that can be sent now: more than one save carries goes in several. */
  const sendOut = async () => {
    let left = Infinity;
    while (edits.size < left && (left === Infinity || sendable().length > 0)) {
      left = edits.size;
      await timer.now();
    }
  };

  return {
    /** Listens to one item. */
    onItem: (id: number, changed: () => void) => listeners.on(id, changed),
    /** Listens to how many are answered. */
    onAnswered: (changed: () => void) => listeners.on('answered', changed),
    /** Listens to how far the answers have come. */
    onProgress: (changed: () => void) => listeners.on('progress', changed),
    valueOf,
    isAnswered,
    /** What somebody else has answered meanwhile; the person chooses. */
    conflictOf: (item: ChecklistItem) => conflicts.get(item.id),
    /** What is written in an item that is no answer yet, and why. */
    wrongOf: (item: ChecklistItem): string => {
      const edit = edits.get(item.id);
      return edit && answerOf(edit) === undefined ? kindOf(item).wrong : '';
    },
    state: () => state,
    /** When the last save was, ISO date-time; empty before it. */
    savedAt: () => savedAt,
    /** Something is not on the server. */
    isOpen,
    /** This device has the answers that are not. */
    isKept: draft.isKept,
    /** Whether the person may answer now. While not, what is written stays on the device and is not sent. */
    allow: (mayEdit: boolean) => {
      if (isReadOnly !== mayEdit) return;
      isReadOnly = !mayEdit;
      settle(state, [...edits.keys()], true);
      if (mayEdit && isOpen()) timer.later(0);
    },
    set: (item: ChecklistItem, value: string) => {
      const wasAnswered = isAnswered(item);
      const version = edits.get(item.id)?.version ?? Math.max(item.version, typed.get(item.id)?.version ?? 0);
      const isStored = !conflicts.has(item.id) && value === kindOf(item).toForm(item);
      // While nobody knows what the server has, what stands there again is sent too.
      const isSettled = version === item.version && !timer.isRunning() && !unheard.has(item.id);
      if (isStored && isSettled) edits.delete(item.id);
      else edits.set(item.id, { item, version, value });
      typed.delete(item.id);
      settleItem(item, isAnswered(item) !== wasAnswered);
      timer.later(calm);
    },
    /** The new files of an item as they are now: on their way, there, failed, or none (any longer). */
    setFiles: (item: ChecklistItem, found: NewFiles) => {
      if (!files.put({ item, ...found })) return;
      settleItem(item);
      if (isOpen()) timer.later(0);
    },
    /** Ends a conflict: with the own answer, which is saved over the other one, or with that. */
    resolve: (item: ChecklistItem, keeps: 'mine' | 'theirs') => {
      const theirs = conflicts.get(item.id);
      const edit = edits.get(item.id);
      conflicts.delete(item.id);
      if (theirs && edit && keeps === 'mine') edits.set(item.id, { ...edit, version: theirs.version });
      else {
        edits.delete(item.id);
        if (theirs)
          typed.set(item.id, { item: theirs, version: theirs.version, value: kindOf(theirs).toForm(theirs) });
      }
      settleItem(item);
      timer.later(0);
    },
    /** Puts back what was written before, and saves it if that is allowed. */
    restore: (found: ChecklistDraft, items: readonly ChecklistItem[]) => {
      // Where the device had no room for what is written here, what it has of it is older.
      const newer = draft.isKept() ? new Set<number>() : new Set(edits.keys());
      draft.begin(found);
      for (const edit of findRestored(found, items, kindOf))
        if (!newer.has(edit.item.id)) edits.set(edit.item.id, edit);
      isAsked ||= found.length > 0;
      settle(isOpen() ? 'unsaved' : 'untouched', [...edits.keys()]);
      if (isOpen()) timer.later(0);
    },
    /** Somebody has wanted it saved, so that what holds it up is said in its place. */
    isAsked: () => isAsked,
    /** Numbers of the items that no save takes until the person has put them right. */
    held: (): number[] => {
      const wrong = [...edits.values()].filter((edit) => conflicts.has(edit.item.id) || !answerOf(edit));
      return [...wrong.map(({ item }) => item), ...files.failed()]
        .map(({ number }) => number)
        .sort((one, other) => one - other);
    },
    /** Saves now. @returns whether all of it is on the server */
    flush: async (): Promise<boolean> => {
      isAsked = true;
      listeners.tell(edits.keys());
      await sendOut();
      return !isOpen();
    },
    /** Nobody looks any more: sends once what can be, and nothing more by itself. @returns whether another try may go better; not once somebody is back */
    leave: async (back: AbortSignal): Promise<boolean> => {
      timer.stop();
      if (isOpen()) await sendOut();
      return !back.aborted && timer.stop() && (sendable().length > 0 || files.next() !== undefined);
    },
  };
};
