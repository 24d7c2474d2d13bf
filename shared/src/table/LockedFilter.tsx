import { usePortal } from '../portal/portal';
import type { AnyColumn } from './listDefinition';
import type { ListScope } from './listState';

interface LockedFilterProps {
  column: Pick<AnyColumn, 'text'>;
  scope: ListScope;
  mayToggle: boolean;
}

/** The filter of the responsible where it is fixed (docs/product/complaints.md#whose-cases): what it is fixed to, and why. */
export function LockedFilter({ column, scope, mayToggle }: LockedFilterProps) {
  const { profile, mode } = usePortal().session;
  const isOwn = scope === 'mine';
  const isFree = isOwn && mode === 'developerStaff' && mayToggle;
  return (
    <div className="bt-field">
      <label className="bt-check">
        <input type="checkbox" checked disabled />
        {isOwn ? profile.person.fullName : `Alle i ${profile.contact.name}`}
      </label>
      <p className="bt-secondary">
        {isFree
          ? `Listen viser dine. Velg «Vis alle» for å filtrere på ${column.text.toLowerCase()}.`
          : `${column.text} er låst, fordi du bare ser ${isOwn ? 'dine egne' : 'firmaets'} saker her.`}
      </p>
    </div>
  );
}
