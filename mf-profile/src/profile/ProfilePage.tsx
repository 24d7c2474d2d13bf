import './profile.css';

import { Slot } from '@byggtun/shared/area/Slot';
import { Page } from '@byggtun/shared/ui/Page';
import { RetryBar } from '@byggtun/shared/ui/RetryBar';

import { PrivacyCard } from '../anonymisation/PrivacyCard';
import { CoursesCard } from '../course/CoursesCard';
import { OwnDataCard } from '../ownData/OwnDataCard';
import { CompaniesCard } from './CompaniesCard';
import { GuideLinks } from './GuideLinks';
import { HmsCard } from './HmsCard';
import { ProfileCard } from './ProfileCard';
import { useOwnProfile } from './useOwnProfile';

/** The own profile (docs/product/profile.md), and what other areas know of the person (`profile.bookings`). */
export function ProfilePage() {
  const { profile, error, isValidating, retry, take } = useOwnProfile();
  return (
    <Page heading={profile.person.fullName} subtitle={profile.contact.name} actions={<GuideLinks />}>
      {error ? (
        <RetryBar
          text="Kunne ikke oppdatere. Du ser profilen som da du logget inn."
          running={isValidating}
          onRetry={retry}
        />
      ) : null}
      <div className="profile-layout">
        <div className="profile-column">
          <ProfileCard profile={profile} onSaved={take} />
          <HmsCard profile={profile} onSaved={take} />
        </div>
        <div className="profile-column">
          <CoursesCard />
          <Slot name="profile.bookings" className="profile-column" />
          <CompaniesCard profile={profile} />
          <OwnDataCard />
          <PrivacyCard />
        </div>
      </div>
    </Page>
  );
}
