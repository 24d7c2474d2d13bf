import ExclamationCircleFilled from '@ant-design/icons/ExclamationCircleFilled';
import type { ReactNode } from 'react';

interface NoticeProps {
  /** What it is about, for those who jump from part to part. */
  name: string;
  text: string;
  /** The one thing to do about it. */
  action?: ReactNode;
}

/** A banner on the page of a project: something is missing, and this is the way to mend it. */
export function Notice({ name, text, action }: NoticeProps) {
  return (
    <section className="project-notice" aria-label={name}>
      <ExclamationCircleFilled aria-hidden />
      <p>{text}</p>
      {action}
    </section>
  );
}
