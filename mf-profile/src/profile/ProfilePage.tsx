import './profile.css';

import { getProfile } from '@byggtun/shared/contract/user';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCall } from '@byggtun/shared/portal/useCall';
import { Page } from '@byggtun/shared/ui/Page';
import { RetryBar } from '@byggtun/shared/ui/RetryBar';

import { CompaniesCard } from './CompaniesCard';
import { ProfileCard } from './ProfileCard';

/** The own profile (docs/product/profile.md): what the session knows at once, then what the server says now. */
export function ProfilePage() {
  const { session } = usePortal();
  const { data, error, isValidating, mutate } = useCall(getProfile, {}, { quiet: true });
  const profile = data ?? session.profile;
  const retry = () => void mutate().catch(() => undefined);
  return (
    <Page heading={profile.person.fullName} subtitle={profile.contact.name}>
      {error ? (
        <RetryBar
          text="Kunne ikke oppdatere. Du ser profilen som da du logget inn."
          running={isValidating}
          onRetry={retry}
        />
      ) : null}
      <div className="profile-layout">
        <ProfileCard profile={profile} />
        <CompaniesCard profile={profile} />
      </div>
    </Page>
  );
}
