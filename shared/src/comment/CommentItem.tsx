import type { ReactNode } from 'react';

import { AttachmentList } from '../attachment/AttachmentList';
import type { Comment } from '../contract/comment';
import type { Profile } from '../contract/user';
import { formatDateTime } from '../text/date';
import { initials } from '../text/initials';
import { Photo } from '../ui/Photo';
import type { SentComment } from './commentData';
import { CommentMarks } from './CommentMarks';
import { RichText } from './RichText';

interface SaidProps {
  name: string;
  photo?: Pick<Profile['person'], 'email' | 'photo'> | null | undefined;
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
      files={attachments.length > 0 ? <AttachmentList attachments={attachments} isTold /> : null}
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
export function SendingItem({ comment, sender }: { comment: SentComment; sender: Profile['person'] }) {
  const { html, recipientType, attachments } = comment;
  return (
    <Said
      name={sender.fullName}
      photo={sender}
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
