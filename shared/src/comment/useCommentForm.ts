import { useEffect, useEffectEvent, useState } from 'react';

import { doneOf } from '../attachment/leftQueues';
import { useUploads } from '../attachment/useUploads';
import { attachmentCount, tooManyAttachments } from '../contract/attachment';
import type { Comment, RecipientType, TagUser } from '../contract/comment';
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
import { useLastTry } from './useLastTry';

type Written = Pick<CommentDraft, 'html' | 'recipientType'>;

interface CommentFormStart {
  about: CommentedRecord;
  people: readonly TagUser[];
  /** Those that are saved, undefined until they are known. */
  comments: readonly Comment[] | undefined;
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

const mentionsOthers = (html: string, people: readonly TagUser[]) => {
  const ids = mentionedIds(html);
  return people.some(({ key, isByggtun }) => !isByggtun && ids.includes(Number(key)));
};

/**
 * What is written in the box of comments. When it is sent the box is free at once; what could not be saved comes back into it,
 * before what has been written since.
 */
export function useCommentForm({ about, people, comments, send }: CommentFormStart) {
  const { notify } = usePortal();
  const thing = `${kindOfCommented(about)}.${about.id}`;
  const draft = useDraft(thing);
  const [first] = useState(() => readDraft(draft.found));
  const lastTry = useLastTry(first);
  const uploads = useUploads(`comment.${thing}`, first.requestId === undefined ? first.attachments : []);
  const [problem, setProblem] = useState<string>();
  const [late, setLate] = useState(false);

  const problemOf = ({ html, recipientType }: Written) => {
    if (mentionedIds(html).length > mentionLimit) return commentTexts.tooManyMentions;
    if (recipientType === 2 && mentionsOthers(html, people)) return commentTexts.internalToOthers;
    if (uploads.busy) return texts.busy;
    if (uploads.failed) return texts.failed;
    return uploads.toSave.length > attachmentCount ? tooManyAttachments : undefined;
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
  /** What stands in the box at this moment, with the number of its last try as long as it is the same. */
  const read = (): CommentDraft => {
    const written = { ...form.read(), attachments: doneOf(uploads.read()) };
    return { ...written, requestId: lastTry.numberOf(written) };
  };
  const isEmpty = () => form.read().html === '' && uploads.read().length === 0;
  const keep = useEffectEvent(() => draft.keep(writeDraft(read())));
  const guids = uploads.toSave.map(({ bufferGuid }) => bufferGuid).join();
  useEffect(() => {
    if (guids) keep();
  }, [guids]);

  const change = ({ html, recipientType }: Partial<Written>) => {
    setProblem(undefined);
    if (html !== undefined) form.set('html', html);
    if (recipientType !== undefined) form.set('recipientType', recipientType);
    draft.keep(writeDraft(read()));
  };
  const startOver = () => {
    draft.forget();
    form.reset(empty);
  };
  const start = (written: CommentDraft) => {
    const comment = lastTry.begin(written);
    startOver();
    uploads.clear(comment.attachments);
    // Until it is known to be saved: the battery may be empty before that.
    draft.keep(writeDraft(comment));
    void send(comment).then(
      () => {
        lastTry.forget(comment.requestId);
        if (isEmpty()) draft.forget();
      },
      (error: unknown) => takeBack(comment, error),
    );
  };
  const takeBack = ({ html, recipientType, attachments }: SentComment, error: unknown) => {
    const since = form.read();
    const isFree = isEmpty();
    uploads.putBack(attachments);
    // What was written since may not get more readers by it than were chosen.
    const readers = fromCareful.find(
      (one) => one === recipientType || (!isFree && one === since.recipientType),
    );
    change({ html: html + since.html, recipientType: readers ?? recipientType });
    const { newComment, tags } = fieldErrors(error);
    setProblem(newComment ?? tags ?? texts.notSaved);
    setLate(true);
  };

  const putBackFirst = useEffectEvent(() => {
    if (first.requestId !== undefined) uploads.putBack(first.attachments);
  });
  useEffect(() => putBackFirst(), []);
  /** What stands in the box was saved, and the answer was lost. */
  const dropSaved = useEffectEvent(() => {
    const { requestId, attachments } = read();
    if (requestId === undefined || !comments?.some((one) => one.requestId === requestId)) return;
    lastTry.forget(requestId);
    startOver();
    uploads.clear(attachments);
  });
  useEffect(() => dropSaved(), [comments, form.values.html, guids]);

  return {
    form,
    uploads,
    /** What is wrong with what is written. */
    error: (form.values.html === '' ? undefined : problem) ?? form.errors.html,
    /** It came when the box was free again, so that the focus does not go there. */
    late,
    change,
    cameBack: draft.cameBack,
    discard: () => {
      lastTry.forget();
      startOver();
      setProblem(undefined);
      uploads.items.forEach(({ key }) => uploads.remove(key));
    },
  };
}
