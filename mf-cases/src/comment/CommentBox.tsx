import { commentTexts } from '@byggtun/shared/contract/comment';
import { commentForm } from '@byggtun/shared/contract/complaintForms';
import { CommentField } from '@byggtun/shared/form/CommentField';
import { useDraft } from '@byggtun/shared/form/useDraft';
import { type Form, useForm } from '@byggtun/shared/form/useForm';
import { usePortal } from '@byggtun/shared/portal/portal';
import { Button } from 'antd';

import type { CommentedCase } from './commentCalls';
import { useSaveComment } from './commentData';
import { DraftLine } from './DraftLine';

const empty = { newComment: '', visibleToCustomer: false };
const notSaved = 'Kommentaren ble ikke lagret. Teksten din er beholdt.';

const caseNames = { 0: 'complaint', 1: 'aberration', 2: 'action' } as const;
const draftOf = ({ commentType, id }: CommentedCase) => `${caseNames[commentType]}.${id}`;

/** Writes a comment; the text stays until it is saved, over a failure and over a reload. */
export function CommentBox({ about }: { about: CommentedCase }) {
  const { notify, session } = usePortal();
  const draft = useDraft(draftOf(about));
  const save = useSaveComment(about);
  const isStaff = session.mode === 'developerStaff';
  const form: Form<typeof empty> = useForm({
    schema: commentForm,
    initial: { ...empty, newComment: draft.found },
    onSubmit: async ({ newComment, visibleToCustomer }) => {
      await save(newComment, isStaff ? visibleToCustomer : undefined);
      if (form.read().newComment.trim() === newComment) startOver();
    },
    onWrong: ({ newComment }) => {
      if (newComment === commentTexts.missing) notify('warning', newComment);
    },
  });
  const startOver = () => {
    draft.forget();
    form.reset(empty);
  };

  return (
    <form
      id={form.id}
      className="comment-box"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {draft.cameBack ? <DraftLine onDiscard={startOver} /> : null}
      <CommentField
        label="Ny kommentar"
        rows={3}
        value={form.values.newComment}
        error={form.errors.newComment ?? (form.failure && notSaved)}
        onChange={(text) => {
          draft.keep(text);
          form.set('newComment', text);
        }}
      />
      <div className="comment-actions">
        {isStaff ? (
          <label className="bt-check">
            <input
              type="checkbox"
              checked={form.values.visibleToCustomer}
              onChange={(event) => form.set('visibleToCustomer', event.target.checked)}
            />
            Synlig for kunden
          </label>
        ) : null}
        <Button htmlType="submit" loading={form.running}>
          Lagre kommentar
        </Button>
      </div>
    </form>
  );
}
