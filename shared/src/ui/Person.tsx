import { initials } from '../text/initials';

interface PersonProps {
  name: string;
  /** Company or role, below the name. */
  detail?: string;
  size?: 'small' | 'large';
}

/** A person with a face: the initials. */
export function Person({ name, detail, size = 'small' }: PersonProps) {
  return (
    <span className={`bt-person bt-person-${size}`}>
      <span className="bt-face" aria-hidden>
        {initials(name)}
      </span>
      <span className="bt-person-words">
        <span className="bt-person-name">{name}</span>
        {detail ? <span className="bt-secondary">{detail}</span> : null}
      </span>
    </span>
  );
}
