import './settings.css';

import { setActive } from '@byggtun/shared/contract/user';
import { forgetKept } from '@byggtun/shared/portal/keptAnswers';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { useId } from 'react';

import { switchableCompanies } from './switchableCompanies';

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
          run({ body: { contactId: Number(event.target.value) } })
            .then(forgetKept)
            .then(reload, () => undefined);
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
