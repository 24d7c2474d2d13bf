import { type Profile, setActive } from '@byggtun/shared/contract/user';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { useId } from 'react';

/** The companies that a person can act for, when there is a choice: never for developer staff (document 1, section 6). */
export const switchableCompanies = ({ isByggtun, contactPersonRelations }: Profile) => {
  const active = contactPersonRelations.filter(({ inActive }) => !inActive);
  return isByggtun || active.length < 2 ? [] : active;
};

/** Chooses the company that the person acts for, and loads the portal anew for it (document 1, section 2). */
export function CompanySwitch({ reload = () => window.location.assign('/') }: { reload?: () => void }) {
  const { profile } = usePortal().session;
  const { run, running } = useCommand(setActive);
  const id = useId();
  const companies = switchableCompanies(profile);
  if (companies.length === 0) return null;
  return (
    <span className="bt-company-switch">
      <label className="bt-hidden" htmlFor={id}>
        Aktivt firma
      </label>
      <select
        id={id}
        value={profile.contact.id}
        disabled={running}
        onChange={(event) => {
          // A failure is on the screen already, and the old company stays chosen.
          run({ body: { contactId: Number(event.target.value) } }).then(reload, () => undefined);
        }}
      >
        {companies.map(({ contactId, contactName }) => (
          <option key={contactId} value={contactId}>
            {contactName}
          </option>
        ))}
      </select>
    </span>
  );
}
