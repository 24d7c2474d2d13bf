import type { ReactNode } from 'react';

/** A term and its value; an empty or missing value is told as 'Ikke registrert'. */
export type Definition = readonly [term: string, value: ReactNode];

const isMissing = (value: ReactNode) => value === null || value === undefined || value === '';

/** Facts of a thing, term and value, one or two columns by the room there is. */
export function DefinitionList({ items }: { items: readonly Definition[] }) {
  return (
    <dl className="bt-definitions">
      {items.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{isMissing(value) ? <span className="bt-secondary">Ikke registrert</span> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
