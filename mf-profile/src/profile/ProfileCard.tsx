import type { Profile } from '@byggtun/shared/contract/user';
import { useDialog } from '@byggtun/shared/form/useDialog';
import { formatDate } from '@byggtun/shared/text/date';
import { Card } from '@byggtun/shared/ui/Card';
import { MailLink, PhoneLink } from '@byggtun/shared/ui/ContactLinks';
import { DefinitionList } from '@byggtun/shared/ui/DefinitionList';
import { Person } from '@byggtun/shared/ui/Person';
import { Photo } from '@byggtun/shared/ui/Photo';
import { Button } from 'antd';

interface ProfileCardProps {
  profile: Profile;
  onSaved: (profile: Profile) => void;
}

/** Who one is to the others on the site; one's photo and what one has written can be changed. */
export function ProfileCard({ profile, onSaved }: ProfileCardProps) {
  const { person, contact } = profile;
  const edit = useDialog(() => import('./EditProfile').then((dialog) => dialog.EditProfile));
  const photo = useDialog(() => import('../photo/PhotoDialog').then((dialog) => dialog.PhotoDialog));
  return (
    <Card title="Om meg" extra={<Button onClick={edit.open}>Rediger</Button>}>
      <div className="profile-face">
        <Person
          size="large"
          name={person.fullName}
          detail={person.title}
          photo={<Photo of={person} size={192} />}
        />
        <Button onClick={photo.open}>{person.photo ? 'Bytt bilde' : 'Legg til bilde'}</Button>
      </div>
      <DefinitionList
        items={[
          ['Firma', contact.name],
          ['Tittel', person.title],
          ['E-post', person.email && <MailLink key="email" address={person.email} />],
          ['Mobil', person.mobile && <PhoneLink key="mobile" number={person.mobile} />],
          ['Fødselsdato', person.birthDate && formatDate(person.birthDate)],
        ]}
      />
      {edit.Dialog ? <edit.Dialog profile={profile} onSaved={onSaved} onClosed={edit.close} /> : null}
      {photo.Dialog ? (
        <photo.Dialog
          email={person.email}
          onSaved={(version) => onSaved({ ...profile, person: { ...person, photo: version } })}
          onClosed={photo.close}
        />
      ) : null}
    </Card>
  );
}
