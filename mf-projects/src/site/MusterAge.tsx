import WarningOutlined from '@ant-design/icons/WarningOutlined';
import { counted } from '@byggtun/shared/text/count';
import { formatDateTime } from '@byggtun/shared/text/date';

import type { Following } from './useFollowing';

const ageText = (minutes: number): string => {
  if (minutes < 1) return 'under ett minutt gammel';
  if (minutes < 120) return `${counted(minutes, 'minutt', 'minutter')} gammel`;
  return `${counted(Math.floor(minutes / 60), 'time', 'timer')} gammel`;
};

interface MusterAgeProps {
  /** ISO. */
  asOf: string;
  following: Following;
  /** How old the list is, in whole minutes. */
  minutes: number;
}

/** When the list is from; one that does not follow by itself says so loudly, and how old it is. */
export function MusterAge({ asOf, following, minutes }: MusterAgeProps) {
  if (following === 'live' || following === 'opening')
    return (
      <p className="bt-secondary">
        Oppdatert {formatDateTime(asOf)}.{' '}
        {following === 'live' ? <span className="muster-live">Følger med av seg selv.</span> : null}
      </p>
    );
  return (
    <p className="muster-old" role="alert">
      <WarningOutlined aria-hidden />
      <span>
        {following === 'offline' ? 'Du er uten nett.' : 'Listen følger ikke med nå.'} Den er fra{' '}
        <strong className="bt-figures">{formatDateTime(asOf)}</strong>, {ageText(minutes)}. Noen kan ha gått
        inn eller ut siden.
      </span>
    </p>
  );
}
