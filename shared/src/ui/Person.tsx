import type { ReactNode } from 'react';

import { initials } from '../text/initials';

interface PersonProps {
  name: string;
  /** Company or role, below the name. */
  detail?: string;
  size?: 'small' | 'large';
  /** Their `Photo`, when they may have one. */
  photo?: ReactNode;
}

/** A person with a face: the initials, or the photo over them. */
export function Person({ name, detail, size = 'small', photo }: PersonProps) {
  return (
    <span className={`bt-person bt-person-${size}`}>
      <span className="bt-face" aria-hidden>
        {initials(name)}
        {photo}
      </span>
      <span className="bt-person-words">
        <span className="bt-person-name" title={name}>
          {name}
        </span>
        {detail ? (
          <span className="bt-secondary" title={detail}>
            {detail}
          </span>
        ) : null}
      </span>
    </span>
  );
}
