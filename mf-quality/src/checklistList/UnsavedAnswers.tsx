import { keptDrafts } from '@byggtun/shared/form/useFormDraft';
import { usePortal } from '@byggtun/shared/portal/portal';
import { Link } from '@byggtun/shared/portal/router';
import { useSyncExternalStore } from 'react';

import { checklistKind } from '../checklist/checklistKind';
import { areLeaving, failedAnswers, leftKey, onLeftAnswers } from '../checklist/leftAnswers';

const follow = (changed: () => void) => {
  const end = onLeftAnswers(changed);
  // Of another tab.
  window.addEventListener('storage', changed);
  return () => {
    window.removeEventListener('storage', changed);
    end();
  };
};

/** The way to each checklist whose answers this device, or this tab alone, has and the server has not: opened, it saves them. */
export function UnsavedAnswers() {
  const { profile } = usePortal().session;
  const read = () =>
    [...new Set([...keptDrafts(profile, 'checklist.'), ...failedAnswers(profile)])]
      .map(Number)
      .filter((id) => !areLeaving(leftKey(profile, id)))
      .sort((one, other) => one - other)
      .join();
  const found = useSyncExternalStore(follow, read);
  if (found === '') return null;
  return (
    <p className="checklist-unsaved-answers" role="note">
      Svar som ikke er lagret ennå:
      {found.split(',').map((id) => (
        <Link key={id} to={checklistKind.path(Number(id))}>
          Sjekkliste {id}
        </Link>
      ))}
    </p>
  );
}
