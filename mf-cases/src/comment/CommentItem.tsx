import { AttachmentList } from '@byggtun/shared/attachment/AttachmentList';
import type { Comment } from '@byggtun/shared/contract/comment';
import { formatDateTime } from '@byggtun/shared/text/date';
import { initials } from '@byggtun/shared/text/initials';
import { Photo } from '@byggtun/shared/ui/Photo';
import type { ReactNode } from 'react';

import type { SentComment } from './commentData';
import { CommentMarks } from './CommentMarks';
import { RichText } from './RichText';

interface SaidProps {
  name: string;
  photo?: Comment['commentedByPhoto'];
  /** When, and whom it is for. */
  about: ReactNode;
  html: string;
  files?: ReactNode;
  className?: string;
}

function Said({ name, photo, about, html, files, className = '' }: SaidProps) {
  return (
    <li className={`comment ${className}`}>
      <span className="bt-face" aria-hidden>
        {initials(name)}
        {photo ? <Photo of={photo} size={96} /> : null}
      </span>
      <div className="comment-body">
        <p className="comment-head">
          <strong>{name}</strong>
          {about}
        </p>
        <RichText html={html} />
        {files}
      </div>
    </li>
  );
}

/** A comment among the others. */
export function CommentItem({ comment }: { comment: Comment }) {
  const { commentedByName, commentedByPhoto, createdDate, isCustomerComment, newComment } = comment;
  const { attachments = [] } = comment;
  return (
    <Said
      name={commentedByName}
      photo={commentedByPhoto}
      html={newComment}
      className={isCustomerComment ? 'comment-customer' : ''}
      files={attachments.length > 0 ? <AttachmentList attachments={attachments} /> : null}
      about={
        <>
          <time className="bt-secondary bt-figures" dateTime={createdDate}>
            {formatDateTime(createdDate)}
          </time>
          <CommentMarks {...comment} />
        </>
      }
    />
  );
}

/** A comment of one's own that is not saved yet. */
export function SendingItem({ comment, name }: { comment: SentComment; name: string }) {
  const { html, recipientType, attachments } = comment;
  return (
    <Said
      name={name}
      html={html}
      className="comment-sending"
      files={
        attachments.length > 0 ? (
          <p className="bt-secondary">Vedlegg: {attachments.map(({ fileName }) => fileName).join(', ')}</p>
        ) : null
      }
      about={
        <>
          <span className="bt-secondary">Lagres …</span>
          <CommentMarks
            isCustomerComment={false}
            readByCustomer={false}
            applicationRecipientType={recipientType}
          />
        </>
      }
    />
  );
}
