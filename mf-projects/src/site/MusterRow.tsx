import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import CheckCircleOutlined from '@ant-design/icons/CheckCircleOutlined';
import PhoneOutlined from '@ant-design/icons/PhoneOutlined';
import { formatDate, formatDateTime, today } from '@byggtun/shared/text/date';
import { formatPhone } from '@byggtun/shared/text/phone';

import type { CalledPerson } from './rollCall';

/** Since when, with the day where it is another than today. */
const sinceText = (since: string) => {
  const written = formatDateTime(since);
  return written.startsWith(formatDate(today())) ? written.slice(-5) : written;
};

const whereText = ({ presence, since }: CalledPerson): string => {
  if (presence === 'here') return `Inne siden ${sinceText(since)}`;
  return presence === 'out' ? 'Sjekket ut' : 'Ikke lenger på listen';
};

interface MusterRowProps {
  person: CalledPerson;
  onTick: (id: number) => void;
}

/** Somebody on the site: who, since when, a call, and whether they are found. */
export function MusterRow({ person, onTick }: MusterRowProps) {
  const { id, name, employer, mobile, isFound } = person;
  return (
    <li className="muster-row">
      <span className="muster-who">
        <span className="muster-name">{name}</span>
        <span className="bt-secondary bt-figures">
          {whereText(person)}
          {employer === null ? ' · ikke registrert i Byggtun' : ''}
        </span>
      </span>
      {mobile ? (
        <a
          className="muster-call bt-figures"
          href={`tel:${mobile.replaceAll(' ', '')}`}
          aria-label={`Ring ${name}, ${formatPhone(mobile)}`}
        >
          <PhoneOutlined aria-hidden />
          <span>{formatPhone(mobile)}</span>
        </a>
      ) : (
        <span className="muster-no-call bt-secondary">Uten telefon</span>
      )}
      <button
        type="button"
        className="muster-found"
        aria-pressed={isFound}
        aria-label={`Funnet: ${name}`}
        onClick={() => onTick(id)}
      >
        {isFound ? <CheckCircleFilled aria-hidden /> : <CheckCircleOutlined aria-hidden />}
        <span>Funnet</span>
      </button>
    </li>
  );
}
