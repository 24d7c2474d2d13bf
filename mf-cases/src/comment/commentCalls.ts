import type { CommentType, listComments } from '@byggtun/shared/contract/comment';
import type { RouteInput } from '@byggtun/shared/contract/route';

/** The case that comments belong to. */
export interface CommentedCase {
  /** 0 complaint or enquiry, 1 deviation or RUH, 2 action. */
  commentType: CommentType;
  id: number;
}

/** Input of the call that gives the comments of a case. */
export const commentsInput = ({ commentType, id }: CommentedCase): RouteInput<typeof listComments> => ({
  body: { id, commentType },
});
