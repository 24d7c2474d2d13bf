import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useUploads } from '../attachment/useUploads';
import type { RecipientType, TagUser } from '../contract/comment';
import { type CommentDraft, commentForm } from '../contract/commentForm';
import { commentTexts, mentionLimit } from '../contract/commentSave';
import { useDraft } from '../form/useDraft';
import { useForm } from '../form/useForm';
import { fieldErrors } from '../http/fieldErrors';
import { usePortal } from '../portal/portal';
import { type CommentedRecord, kindOfCommented } from './commentCalls';
import type { SentComment } from './commentData';
import { readDraft, writeDraft } from './commentDraft';
import { mentionedIds } from './mentionedIds';

type Written = Pick<CommentDraft, 'html' | 'recipientType'>;

interface CommentFormStart {
  about: CommentedRecord;
  people: readonly TagUser[];
  /** Saves; throws what it failed of. */
  send: (comment: SentComment) => Promise<void>;
}

const empty: Written = { html: '', recipientType: 3 };
/** From the fewest readers to the most (docs/product/comments.md). */
const fromCareful: readonly RecipientType[] = [2, 3, 1];
const texts = {
  notSaved: 'Kommentaren ble ikke lagret. Teksten din er beholdt.',
  busy: 'Filene lastes opp. Vent til de er klare.',
  failed: 'En fil er ikke lastet opp. Prøv igjen, eller ta den bort.',
} as const;

const guidsOf = ({ attachments }: Pick<CommentDraft, 'attachments'>) =>
  attachments.map(({ bufferGuid }) => bufferGuid).join();

const isSame = (one: CommentDraft, other: CommentDraft) =>
  one.html === other.html && one.recipientType === other.recipientType && guidsOf(one) === guidsOf(other);

const mentionsOthers = (html: string, people: readonly TagUser[]) => {
  const ids = mentionedIds(html);
  return people.some(({ key, isByggtun }) => !isByggtun && ids.includes(Number(key)));
};

/**
 * What is written in the box of comments. When it is sent the box is free at once; what could not be saved comes back into it,
 * before what has been written since.
 */
export function useCommentForm({ about, people, send }: CommentFormStart) {
  const { notify } = usePortal();
  const thing = `${kindOfCommented(about)}.${about.id}`;
  const draft = useDraft(thing);
  const [first] = useState(() => readDraft(draft.found));
  const last = useRef(first);
  const uploads = useUploads(`comment.${thing}`, first.attachments);
  const [problem, setProblem] = useState<string>();
  const [late, setLate] = useState(false);

  const problemOf = ({ html, recipientType }: Written) => {
    if (mentionedIds(html).length > mentionLimit) return commentTexts.tooManyMentions;
    if (recipientType === 2 && mentionsOthers(html, people)) return commentTexts.internalToOthers;
    if (uploads.busy) return texts.busy;
    return uploads.failed ? texts.failed : undefined;
  };
  const form = useForm({
    schema: commentForm,
    initial: { html: first.html, recipientType: first.recipientType },
    onSubmit: (written) => {
      const wrong = problemOf(written);
      setProblem(wrong);
      setLate(false);
      if (wrong === undefined) start({ ...written, attachments: uploads.toSave });
      return Promise.resolve();
    },
    onWrong: ({ html }) => {
      if (html === commentTexts.missing) notify('warning', html);
    },
  });
  const keep = useEffectEvent(() => draft.keep(writeDraft({ ...form.read(), attachments: uploads.toSave })));
  const guids = guidsOf({ attachments: uploads.toSave });
  useEffect(() => {
    if (guids) keep();
  }, [guids]);

  const change = (part: Partial<Written>) => {
    const written = { ...form.read(), ...part };
    draft.keep(writeDraft({ ...written, attachments: uploads.toSave }));
    setProblem(undefined);
    form.set('html', written.html);
    form.set('recipientType', written.recipientType);
  };
  const startOver = () => {
    draft.forget();
    form.reset(empty);
    uploads.clear(uploads.toSave);
  };
  const start = (written: CommentDraft) => {
    const known = isSame(written, last.current) ? last.current.requestId : undefined;
    const comment = { ...written, requestId: known ?? crypto.randomUUID() };
    last.current = comment;
    startOver();
    // Until it is known to be saved: the battery may be empty before that.
    draft.keep(writeDraft(comment));
    void send(comment).then(
      () => form.read().html === '' && draft.forget(),
      (error: unknown) => takeBack(comment, error),
    );
  };
  const takeBack = ({ html, recipientType, attachments }: SentComment, error: unknown) => {
    const since = form.read();
    const isFree = since.html === '' && uploads.items.length === 0;
    uploads.restore(attachments);
    // What was written since may not get more readers by it than were chosen.
    const readers = fromCareful.find(
      (one) => one === recipientType || (!isFree && one === since.recipientType),
    );
    change({ html: html + since.html, recipientType: readers ?? recipientType });
    const { newComment, tags } = fieldErrors(error);
    setProblem(newComment ?? tags ?? texts.notSaved);
    setLate(true);
  };

  return {
    form,
    uploads,
    /** What is wrong with what is written. */
    error: problem ?? form.errors.html,
    /** It came when the box was free again, so that the focus does not go there. */
    late,
    change,
    cameBack: draft.cameBack,
    startOver,
  };
}
