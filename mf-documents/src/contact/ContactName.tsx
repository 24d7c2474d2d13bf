import { paths } from '@byggtun/shared/contract/paths';
import type { ProjectContact } from '@byggtun/shared/contract/projectContact';
import { usePortal } from '@byggtun/shared/portal/portal';
import { Link } from '@byggtun/shared/portal/router';

/** Who a contact is; developer staff get to their courses from here, but not where anybody passes. */
export function ContactName({ contact }: { contact: ProjectContact }) {
  const { session, kiosk } = usePortal();
  const { id, contactPersonPersonFullName: fullName } = contact;
  if (kiosk || !session.profile.isByggtun) return fullName;
  return (
    <Link to={paths.personCourses(id)} title="Kurs og sertifikater">
      {fullName}
    </Link>
  );
}
