import type { Profile } from '@byggtun/shared/contract/user';
import { Card } from '@byggtun/shared/ui/Card';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';
import { Tag } from '@byggtun/shared/ui/Tag';

/** The companies that one is a contact person of, the active one marked. */
export function CompaniesCard({ profile }: { profile: Profile }) {
  const { contact, contactPersonRelations } = profile;
  return (
    <Card title={contactPersonRelations.length > 1 ? 'Mine firmaer' : 'Mitt firma'}>
      <ul className="profile-companies">
        {contactPersonRelations.map(({ contactId, contactPersonId, contactName, inActive }) => (
          <li key={contactPersonId}>
            <span>{contactName}</span>
            {contactId === contact.id ? <StatusChip color="success" text="Aktivt nå" /> : null}
            {inActive ? <Tag text="Deaktivert" /> : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
