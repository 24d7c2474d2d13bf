import type { DeactivatedPerson } from '@byggtun/shared/contract/anonymisation';
import { formatDate } from '@byggtun/shared/text/date';
import { MailLink } from '@byggtun/shared/ui/ContactLinks';
import { useKeptFocus } from '@byggtun/shared/ui/useKeptFocus';
import { Button } from 'antd';

interface DeactivatedRowProps {
  person: DeactivatedPerson;
  onAnonymise: () => void;
}

/** Somebody who has left, and the way to anonymise them. */
export function DeactivatedRow({ person, onAnonymise }: DeactivatedRowProps) {
  const { fullName, email, companies, deactivatedAt } = person;
  const kept = useKeptFocus<HTMLLIElement>();
  return (
    <li className="anonymise-row" {...kept}>
      <div className="anonymise-words">
        <span className="anonymise-name">{fullName}</span>
        <span className="anonymise-mail">
          <MailLink address={email} />
        </span>
        <span className="bt-secondary">{companies.join(', ')}</span>
        {deactivatedAt ? <span className="bt-secondary">Deaktivert {formatDate(deactivatedAt)}</span> : null}
      </div>
      <Button aria-label={`Anonymiser ${fullName}`} onClick={onAnonymise}>
        Anonymiser
      </Button>
    </li>
  );
}
