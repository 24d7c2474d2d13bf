import type { TagUser } from '@byggtun/shared/contract/comment';
import { visibleText } from '@byggtun/shared/contract/visibleText';
import { CommentCounter } from '@byggtun/shared/form/CommentCounter';
import { describedBy, FieldNotes } from '@byggtun/shared/form/Field';
import { usePortal } from '@byggtun/shared/portal/portal';
import { Button } from 'antd';
import { useId, useState } from 'react';

import type { CommentedCase } from './commentCalls';
import type { SentComment } from './commentData';
import { CommentFiles } from './CommentFiles';
import { DraftLine } from './DraftLine';
import { EditorPlace } from './EditorPlace';
import { RecipientChoice } from './RecipientChoice';
import { useCommentForm } from './useCommentForm';

interface CommentBoxProps {
  about: CommentedCase;
  people: readonly TagUser[];
  hasCustomer: boolean;
  send: (comment: SentComment) => Promise<void>;
  /** The comments are there, so that the editor may come. */
  ready: boolean;
}

/** Writes a comment; the text stays until it is saved, over a failure and over a reload. */
export function CommentBox({ about, people, hasCustomer, send, ready }: CommentBoxProps) {
  const { session } = usePortal();
  const id = useId();
  const { form, uploads, error, change, cameBack, startOver } = useCommentForm({ about, people, send });
  const { html, recipientType } = form.values;
  const [attaching, setAttaching] = useState(false);
  const isStaff = session.mode === 'developerStaff';
  const isOffered = ({ key, isByggtun = false }: TagUser) =>
    key !== session.profile.id && (recipientType !== 2 || isByggtun);

  return (
    <form
      id={form.id}
      className="comment-box"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAttaching(false);
        void form.submit();
      }}
    >
      {cameBack ? <DraftLine onDiscard={startOver} /> : null}
      <div className="bt-field">
        <span
          id={`${id}-label`}
          className="bt-field-label"
          onClick={() => document.getElementById(id)?.focus()}
        >
          Ny kommentar
        </span>
        <EditorPlace
          mayFetch={ready}
          id={id}
          label={`${id}-label`}
          describedBy={describedBy(id, error)}
          invalid={error !== undefined}
          html={html}
          people={people.filter(isOffered)}
          onChange={(written) => change({ html: written })}
          onFiles={(files) => {
            uploads.add(files);
            return true;
          }}
        />
        <FieldNotes id={id} error={error} help={<CommentCounter text={visibleText(html)} />} />
      </div>
      <div className="comment-actions">
        {isStaff ? (
          <RecipientChoice
            value={recipientType}
            hasCustomer={hasCustomer}
            onChange={(value) => change({ recipientType: value })}
          />
        ) : null}
        <CommentFiles uploads={uploads} open={attaching} onOpen={() => setAttaching(true)} />
        <Button
          htmlType="submit"
          onClick={(event) => {
            // The second press of a double one would find nothing left to save.
            if (event.detail > 1) event.preventDefault();
          }}
        >
          Lagre kommentar
        </Button>
      </div>
    </form>
  );
}
