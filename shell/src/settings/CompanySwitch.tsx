import './settings.css';

import { getProfile, setActive } from '@byggtun/shared/contract/user';
import { closeKept } from '@byggtun/shared/portal/keptCaches';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { useRefresh } from '@byggtun/shared/portal/useRefresh';
import { type KeyboardEvent, useId, useState } from 'react';

import { firstCallsKey } from '../session/firstCallsKey';
import { leaveUnasked } from '../session/leaveUnasked';
import { unsaved } from '../state/unsaved';
import { LossQuestion } from './LossQuestion';
import { switchableCompanies } from './switchableCompanies';

/** Where it can't be opened by script, the browser opens it for these keys by itself (Safari), or has to do as it does. */
const canOpen = 'showPicker' in HTMLSelectElement.prototype;

/**
 * On a closed list browsers choose by arrows and letters at once, so that nobody could come past the next company: here they
 * open the list, and Enter chooses.
 */
function openForKeys(event: KeyboardEvent<HTMLSelectElement>) {
  const { key, ctrlKey, metaKey, currentTarget } = event;
  if (!canOpen || ctrlKey || metaKey || !(key.length === 1 || /^(Arrow|Page|Home|End)/.test(key))) return;
  event.preventDefault();
  currentTarget.showPicker();
}

/** What was kept, what is still on its way here and what the start asks for ahead are the other company's. */
function forgetOther() {
  localStorage.removeItem(firstCallsKey);
  return closeKept();
}

const toStart = () => window.location.assign('/');

/** Chooses the company that the person acts for, and loads the portal anew for it (docs/product/sign-in.md#active-company). */
export function CompanySwitch({ reload = toStart }: { reload?: () => void }) {
  const { profile } = usePortal().session;
  const { run, running } = useCommand(setActive);
  const refreshProfile = useRefresh(getProfile);
  /** The company that was chosen while something would be lost. */
  const [asked, setAsked] = useState<number>();
  const id = useId();
  const companies = switchableCompanies(profile);
  if (companies.length === 0) return null;
  const change = (contactId: number) => {
    run({ body: { contactId } })
      .then(forgetOther)
      .then(
        () => {
          // Whoever stayed now would see the one company and act for the other.
          leaveUnasked();
          reload();
        },
        // A failure is on the screen already. It may be the answer alone that was lost: the profile tells, and loads the portal anew.
        refreshProfile,
      );
  };
  return (
    <span className="bt-company-switch">
      <label className="bt-hidden" htmlFor={id}>
        Aktivt firma
      </label>
      <select
        id={id}
        value={profile.contact.id}
        disabled={running}
        onKeyDown={openForKeys}
        onChange={(event) => {
          const contactId = Number(event.target.value);
          if (unsaved.isAny()) setAsked(contactId);
          else change(contactId);
        }}
      >
        {companies.map(({ contactId, contactName }) => (
          <option key={contactId} value={contactId}>
            {contactName}
          </option>
        ))}
      </select>
      {asked !== undefined && (
        <LossQuestion
          onAnswer={(mayBeLost) => {
            setAsked(undefined);
            if (mayBeLost) change(asked);
          }}
        />
      )}
    </span>
  );
}
