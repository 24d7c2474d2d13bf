import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';
import { counted } from '@byggtun/shared/text/count';

interface UnansweredProps {
  items: readonly ChecklistItem[];
  /** Items in all. */
  total: number;
}

/** How many items have no answer, and which. */
export function Unanswered({ items, total }: UnansweredProps) {
  if (items.length === 0) return <p>Alle {total} punktene er besvart.</p>;
  return (
    <>
      <p>
        {counted(items.length, 'punkt', 'punkter')} av {total} er ubesvart:
      </p>
      <ul className="checklist-unanswered">
        {items.map(({ id, number, txt, section }) => (
          <li key={id}>
            {number}. {txt} <span className="bt-secondary">({section})</span>
          </li>
        ))}
      </ul>
    </>
  );
}
