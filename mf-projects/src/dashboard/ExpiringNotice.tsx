import { paths } from '@byggtun/shared/contract/paths';
import { usePortal } from '@byggtun/shared/portal/portal';
import { Link } from '@byggtun/shared/portal/router';
import { formatDate } from '@byggtun/shared/text/date';

/** What of one's own runs out within thirty days, and the way to renew it (docs/product/profile.md#reminders); the session knows it already. */
export function ExpiringNotice() {
  const { expiring = [] } = usePortal().session.profile;
  if (expiring.length === 0) return null;
  return (
    <ul className="dashboard-expiring" aria-label="Går snart ut">
      {expiring.map(({ course, lastDay }) => (
        <li key={course ?? ''}>
          {course === null ? 'HMS-kortet ditt' : `Kurset «${course}»`} går ut {formatDate(lastDay)}.{' '}
          <Link to={paths.profile}>Se profilen din</Link>
        </li>
      ))}
    </ul>
  );
}
