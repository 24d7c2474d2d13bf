import type { ReactNode } from 'react';

interface TagProps {
  text: string;
  icon?: ReactNode;
}

/** A word that marks a thing and is no status, such as 'Sameie'. */
export function Tag({ text, icon }: TagProps) {
  return (
    <span className="bt-chip bt-chip-plain">
      {icon ? <span aria-hidden>{icon}</span> : null}
      {text}
    </span>
  );
}
