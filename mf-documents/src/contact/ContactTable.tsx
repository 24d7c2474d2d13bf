import type { ProjectContact } from '@byggtun/shared/contract/projectContact';

import { ContactGroup } from './ContactGroup';
import { groupContacts } from './groupContacts';
import { useContactColumns } from './useContactColumns';

/** The contacts as a table in groups, which are open at first. */
export function ContactTable({ contacts }: { contacts: readonly ProjectContact[] }) {
  const columns = useContactColumns();
  return (
    <section className="bt-card contacts-card">
      <table className="contacts-list" aria-label="Kontakter">
        <thead>
          <tr>
            {columns.shown.map(({ name, title }) => (
              <th key={name} scope="col" className={`contacts-${name}`}>
                {title}
              </th>
            ))}
            {columns.folded.length > 0 ? (
              <th scope="col" className="contacts-more">
                <span className="bt-hidden">Mer</span>
              </th>
            ) : null}
          </tr>
        </thead>
        {groupContacts(contacts).map(([group, members]) => (
          <ContactGroup key={group} name={group} contacts={members} columns={columns} />
        ))}
      </table>
    </section>
  );
}
