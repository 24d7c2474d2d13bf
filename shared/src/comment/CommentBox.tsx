import { Button } from 'antd';
import { useId, useState } from 'react';

import { useDropped } from '../attachment/useDropped';
import type { Comment, TagUser } from '../contract/comment';
import { visibleText } from '../contract/visibleText';
import { CommentCounter } from '../form/CommentCounter';
import { DraftLine } from '../form/DraftLine';
import { describedBy, FieldNotes } from '../form/Field';
import { usePortal } from '../portal/portal';
import type { CommentedRecord } from './commentCalls';
import type { SentComment } from './commentData';
import { CommentFiles } from './CommentFiles';
import { EditorPlace } from './EditorPlace';
import { RecipientChoice } from './RecipientChoice';
import { useCommentForm } from './useCommentForm';
import { useHeldHeight } from './useHeldHeight';

interface CommentBoxProps {
  about: CommentedRecord;
  people: readonly TagUser[];
  hasCustomer: boolean;
  /** Those that are saved, undefined until they are known. */
  comments: readonly Comment[] | undefined;
  send: (comment: SentComment) => Promise<void>;
  /** The comments are there or can't be had, so that the editor may come. */
  ready: boolean;
}

/** Writes a comment; the text stays until it is saved, over a failure and over a reload. */
export function CommentBox({ about, people, hasCustomer, comments, send, ready }: CommentBoxProps) {
  const { session } = usePortal();
  const id = useId();
  const comment = useCommentForm({ about, people, comments, send });
  const { form, uploads, error, change, cameBack, discard } = comment;
  const { html, recipientType } = form.values;
  const [attaching, setAttaching] = useState(false);
  const held = useHeldHeight();
  const takeDropped = useDropped(uploads.add);
  const isStaff = session.mode === 'developerStaff';
  const isOffered = ({ key, isByggtun = false }: TagUser) =>
    key !== session.profile.id && (recipientType !== 2 || isByggtun);

  return (
    <form
      {...held.props}
      id={form.id}
      className="comment-box"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A second press, with nothing done since the first: there is nothing left to save, and nothing was forgotten.
        if (html === '' && held.isHeld()) return;
        if (html !== '') held.hold();
        setAttaching(false);
        void form.submit();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        event.currentTarget.requestSubmit();
      }}
    >
      {cameBack ? <DraftLine onDiscard={discard} /> : null}
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
          onChange={(written) => {
            held.release();
            change({ html: written });
          }}
          onFiles={(files) => {
            uploads.add(files);
            return true;
          }}
          onDropped={takeDropped}
        />
        <FieldNotes
          id={id}
          error={error}
          late={comment.late}
          help={<CommentCounter text={visibleText(html)} />}
        />
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
        <Button type="primary" htmlType="submit" aria-keyshortcuts="Control+Enter" title="Ctrl + Enter">
          Lagre kommentar
        </Button>
      </div>
    </form>
  );
}
