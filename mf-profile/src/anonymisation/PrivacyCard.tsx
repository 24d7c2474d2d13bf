import { paths } from '@byggtun/shared/contract/paths';
import { usePortal } from '@byggtun/shared/portal/portal';
import { Card } from '@byggtun/shared/ui/Card';
import { LinkButton } from '@byggtun/shared/ui/LinkButton';

/** The way to the people who have left, for developer staff. */
export function PrivacyCard() {
  if (!usePortal().session.profile.isByggtun) return null;
  return (
    <Card title="Personvern">
      <p className="profile-privacy">Anonymiser personer som har sluttet, og se loggen.</p>
      <LinkButton to={paths.people} text="Deaktiverte personer" />
    </Card>
  );
}
