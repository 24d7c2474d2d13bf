import { createHash } from 'node:crypto';

/** What a record keeps of the form that it came from; nulls where the form has no number. */
export interface RequestMark {
  request_id: string | null;
  /** SHA-256 of the content that came with the number. */
  request_digest: Buffer | null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The order of fields is no content. */
const ordered = (_key: string, value: unknown) =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** The mark of a checked input: its number, and all the rest of it as a digest. */
export const requestMark = ({ requestId, ...content }: { requestId?: string | undefined }): RequestMark =>
  requestId === undefined
    ? { request_id: null, request_digest: null }
    : {
        request_id: requestId,
        request_digest: createHash('sha256').update(JSON.stringify(content, ordered)).digest(),
      };
