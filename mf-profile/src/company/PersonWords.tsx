import StarFilled from '@ant-design/icons/StarFilled';
import type { ContactPerson } from '@byggtun/shared/contract/company';
import { paths } from '@byggtun/shared/contract/paths';
import { Link } from '@byggtun/shared/portal/router';
import { MailLink } from '@byggtun/shared/ui/ContactLinks';
import { Person } from '@byggtun/shared/ui/Person';
import { Photo } from '@byggtun/shared/ui/Photo';

import { InvitationChip } from './InvitationChip';

const starOf = ({ isMainContactPerson, isBTAdmin }: ContactPerson) => {
  if (isMainContactPerson) return 'Hovedkontaktperson';
  return isBTAdmin ? 'Administrator' : undefined;
};

/** A contact person with face, name, e-mail, and a star for a main contact or admin. */
export function PersonWords({ contactPerson }: { contactPerson: ContactPerson }) {
  const { id, person, may } = contactPerson;
  const star = starOf(contactPerson);
  return (
    <div className="company-person">
      <Person name={person.fullName} detail={person.title} photo={<Photo of={person} size={96} />} />
      {star ? (
        <span className="company-star" title={star}>
          <StarFilled aria-hidden />
          <span className="bt-hidden">{star}</span>
        </span>
      ) : null}
      <span className="company-mail">
        <MailLink address={person.email} />
      </span>
      {may.edit || may.seeCourses ? (
        <span className="company-more">
          {may.edit ? <InvitationChip contactPerson={contactPerson} /> : null}
          {may.seeCourses ? (
            <Link to={paths.personCourses(id)}>
              Kurs og sertifikater<span className="bt-hidden"> for {person.fullName}</span>
            </Link>
          ) : null}
        </span>
      ) : null}
    </div>
  );
}
