import type { CommentType, listComments, NumberedType } from '../contract/comment';
import type { RouteInput } from '../contract/route';

/** The record that comments belong to. */
export interface CommentedRecord {
  /** 0 complaint or enquiry, 1 deviation or RUH, 2 action; any other kind by its name. */
  commentType: CommentType;
  id: number;
}

const names: Readonly<Record<NumberedType, string>> = { 0: 'complaint', 1: 'aberration', 2: 'action' };

/** The kind of what comments belong to, as events and drafts name it. */
export const kindOfCommented = ({ commentType }: CommentedRecord): string =>
  typeof commentType === 'number' ? names[commentType] : commentType;

/** Input of the call that gives the comments of a record. */
export const commentsInput = ({ commentType, id }: CommentedRecord): RouteInput<typeof listComments> => ({
  body: { id, commentType },
});
