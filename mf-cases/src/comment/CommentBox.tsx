import { commentTexts } from '@byggtun/shared/contract/comment';
import { commentForm } from '@byggtun/shared/contract/complaintForms';
import { CommentField } from '@byggtun/shared/form/CommentField';
import { useDraft } from '@byggtun/shared/form/useDraft';
import { fieldErrors } from '@byggtun/shared/http/fieldErrors';
import { usePortal } from '@byggtun/shared/portal/portal';
import { Button } from 'antd';
import { useState } from 'react';

import { useSaveComment } from './commentData';
import { DraftLine } from './DraftLine';

/** Writes a comment; the text stays until it is saved, over a failure and over a reload. */
export function CommentBox({ complaintId }: { complaintId: number }) {
  const { notify, session } = usePortal();
  const draft = useDraft(`complaint.${complaintId}`);
  const [visibleToCustomer, setVisible] = useState(false);
  const [error, setError] = useState<string>();
  const { save, running } = useSaveComment(complaintId);
  const isStaff = session.mode === 'developerStaff';

  const submit = async () => {
    const checked = commentForm.safeParse({ newComment: draft.text, visibleToCustomer });
    const wrong = checked.error?.issues[0]?.message;
    setError(wrong);
    if (wrong === commentTexts.missing) notify('warning', wrong);
    if (!checked.success) return;
    try {
      await save(checked.data.newComment, isStaff ? visibleToCustomer : undefined);
      draft.clear(checked.data.newComment);
      setVisible(false);
    } catch (failure) {
      setError(fieldErrors(failure).newComment ?? 'Kommentaren ble ikke lagret. Teksten din er beholdt.');
    }
  };

  return (
    <form
      className="comment-box"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {draft.cameBack ? <DraftLine onDiscard={() => draft.clear()} /> : null}
      <CommentField
        label="Ny kommentar"
        rows={3}
        value={draft.text}
        error={error}
        onChange={(text) => {
          draft.set(text);
          setError(undefined);
        }}
      />
      <div className="comment-actions">
        {isStaff ? (
          <label className="bt-check">
            <input
              type="checkbox"
              checked={visibleToCustomer}
              onChange={(event) => setVisible(event.target.checked)}
            />
            Synlig for kunden
          </label>
        ) : null}
        <Button htmlType="submit" loading={running}>
          Lagre kommentar
        </Button>
      </div>
    </form>
  );
}
