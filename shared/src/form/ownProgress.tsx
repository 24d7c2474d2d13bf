import type { CommandOptions } from '../portal/useCommand';

/** For the command of a form, whose button shows the progress: no loading overlay over it (docs/product/frame.md#waiting). Decided here, for all forms. */
export const ownProgress: CommandOptions = { hideLoader: true };
