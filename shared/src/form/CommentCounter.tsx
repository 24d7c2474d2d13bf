import { commentLimit } from '../contract/commentSave';
import { visibleLength } from '../contract/visibleLength';

/** What is far too long is counted to here. */
const most = 2000;

/** How much of a comment's visible characters is written (docs/product/comments.md#comments). */
export function CommentCounter({ text }: { text: string }) {
  const length = visibleLength(text, most);
  const over = length - commentLimit;
  if (over > 0)
    return (
      <span className="bt-field-error">
        {length === most ? 'minst ' : ''}
        {over} tegn for mye
      </span>
    );
  return (
    <span className="bt-figures">
      {length} av {commentLimit} tegn
    </span>
  );
}
