import type { Profile } from '@byggtun/shared/contract/user';
import { formatDate } from '@byggtun/shared/text/date';
import { Card } from '@byggtun/shared/ui/Card';
import { MailLink, PhoneLink } from '@byggtun/shared/ui/ContactLinks';
import { DefinitionList } from '@byggtun/shared/ui/DefinitionList';
import { Person } from '@byggtun/shared/ui/Person';
import { Photo } from '@byggtun/shared/ui/Photo';

/** Who one is to the others on the site. */
export function ProfileCard({ profile }: { profile: Profile }) {
  const { person, contact, hmsCardNumber, hmsCardIssuedDate } = profile;
  return (
    <Card title="Om meg">
      <div className="profile-face">
        <Person
          size="large"
          name={person.fullName}
          detail={person.title}
          photo={<Photo of={person} size={192} />}
        />
      </div>
      <DefinitionList
        items={[
          ['Firma', contact.name],
          ['Tittel', person.title],
          ['E-post', person.email && <MailLink key="email" address={person.email} />],
          ['Mobil', person.mobile && <PhoneLink key="mobile" number={person.mobile} />],
          ['Fødselsdato', person.birthDate && formatDate(person.birthDate)],
          ['HMS-kortnummer', hmsCardNumber],
          ['HMS-kort utstedt', hmsCardIssuedDate && formatDate(hmsCardIssuedDate)],
        ]}
      />
    </Card>
  );
}
