/** Of each attachment the last call about its ticket; by key. */
const last = new Map<string, Promise<unknown>>();

/** Attachments that the browser saves with their ticket. */
const saving = new Set<string>();

/** Makes the calls about an attachment's ticket one after the other, so that what is taken back is never the next one. */
export function sayInTurn<Answer>(bufferGuid: string, say: () => Promise<Answer>): Promise<Answer> {
  const said = (last.get(bufferGuid) ?? Promise.resolve()).then(say);
  last.set(
    bufferGuid,
    said.catch(() => undefined),
  );
  return said;
}

/** The browser is about to save it: nothing tells when that is over, and a download that breaks off goes on with the same ticket. */
export const beginSaving = (bufferGuid: string): void => void saving.add(bufferGuid);

/** Whether the ticket may be taken back now; one that a download has ends by itself. */
export const mayGiveBack = (bufferGuid: string): boolean => !saving.delete(bufferGuid);
