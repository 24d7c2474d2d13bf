import { commentLimit, visibleLength } from '../contract/comment';

/** How much of a comment's visible characters is written (document 2, sections 5 and 9). */
export function CommentCounter({ text }: { text: string }) {
  const length = visibleLength(text);
  const over = length - commentLimit;
  if (over > 0) return <span className="bt-field-error">{over} tegn for mye</span>;
  return (
    <span className="bt-figures">
      {length} av {commentLimit} tegn
    </span>
  );
}
