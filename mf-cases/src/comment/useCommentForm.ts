import { commentTexts, type TagUser } from '@byggtun/shared/contract/comment';
import { commentForm } from '@byggtun/shared/contract/complaintForms';
import { useDraft } from '@byggtun/shared/form/useDraft';
import { useForm } from '@byggtun/shared/form/useForm';
import { fieldErrors } from '@byggtun/shared/http/fieldErrors';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useRef, useState } from 'react';

import type { CommentedCase } from './commentCalls';
import type { SentComment } from './commentData';
import { type CommentDraft, readDraft, writeDraft } from './commentDraft';
import { mentionedIds } from './mentionedIds';

type Written = Pick<CommentDraft, 'html' | 'recipientType'>;

interface CommentFormStart {
  about: CommentedCase;
  people: readonly TagUser[];
  /** Saves; throws what it failed of. */
  send: (comment: SentComment) => Promise<void>;
}

const empty: Written = { html: '', recipientType: 3 };
const notSaved = 'Kommentaren ble ikke lagret. Teksten din er beholdt.';
const caseNames = { 0: 'complaint', 1: 'aberration', 2: 'action' } as const;

const isSame = (one: Written, other: Written) =>
  one.html === other.html && one.recipientType === other.recipientType;

/**
 * What is written in the box of comments. When it is sent the box is free at once; what could not be saved comes back into it,
 * before what has been written since.
 */
export function useCommentForm({ about, people, send }: CommentFormStart) {
  const { notify } = usePortal();
  const draft = useDraft(`${caseNames[about.commentType]}.${about.id}`);
  const [first] = useState(() => readDraft(draft.found));
  const last = useRef<CommentDraft>(first);
  const [problem, setProblem] = useState<string>();

  const form = useForm({
    schema: commentForm,
    initial: { html: first.html, recipientType: first.recipientType },
    onSubmit: (written) => {
      const others = people.filter(({ isByggtun }) => !isByggtun).map(({ key }) => Number(key));
      if (written.recipientType === 2 && mentionedIds(written.html).some((id) => others.includes(id)))
        setProblem(commentTexts.internalToOthers);
      else start(written);
      return Promise.resolve();
    },
    onWrong: ({ html }) => {
      if (html === commentTexts.missing) notify('warning', html);
    },
  });
  const change = (part: Partial<Written>) => {
    const written = { ...form.read(), ...part };
    draft.keep(writeDraft(written));
    setProblem(undefined);
    form.set('html', written.html);
    form.set('recipientType', written.recipientType);
  };
  const start = (written: Written) => {
    const known = isSame(written, last.current) ? last.current.requestId : undefined;
    const comment = { ...written, requestId: known ?? crypto.randomUUID() };
    last.current = comment;
    form.reset(empty);
    draft.forget();
    // Until it is known to be saved: the battery may be empty before that.
    draft.keep(writeDraft(comment));
    void send(comment).then(
      () => form.read().html === '' && draft.forget(),
      (error: unknown) => takeBack(comment, error),
    );
  };
  const takeBack = (comment: SentComment, error: unknown) => {
    change({ html: comment.html + form.read().html, recipientType: comment.recipientType });
    const { newComment, tags } = fieldErrors(error);
    setProblem(newComment ?? tags ?? notSaved);
  };

  return {
    form,
    /** What is wrong with what is written. */
    error: problem ?? form.errors.html,
    change,
    cameBack: draft.cameBack,
    startOver: () => {
      draft.forget();
      form.reset(empty);
    },
  };
}
