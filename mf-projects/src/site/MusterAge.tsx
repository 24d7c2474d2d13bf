import WarningOutlined from '@ant-design/icons/WarningOutlined';
import { usePortal } from '@byggtun/shared/portal/portal';
import { counted } from '@byggtun/shared/text/count';
import { formatDateTime } from '@byggtun/shared/text/date';

import { useNow } from './useNow';

/** Minutes after which a list is old: as long as the server answers, it is fetched every minute. */
const old = 3;

const ageText = (minutes: number): string => {
  if (minutes < 1) return 'under ett minutt gammel';
  if (minutes < 120) return `${counted(minutes, 'minutt', 'minutter')} gammel`;
  return `${counted(Math.floor(minutes / 60), 'time', 'timer')} gammel`;
};

/** How old the list is; what is old says so loudly. @param asOf ISO */
export function MusterAge({ asOf }: { asOf: string }) {
  const { network } = usePortal();
  const minutes = Math.max(0, Math.floor((useNow(15_000) - Date.parse(asOf)) / 60_000));
  if (network.online && minutes < old)
    return (
      <p className="bt-secondary">
        Oppdatert {formatDateTime(asOf)}. <span className="muster-live">Følger med av seg selv.</span>
      </p>
    );
  return (
    <p className="muster-old" role="alert">
      <WarningOutlined aria-hidden />
      <span>
        {network.online ? 'Listen kan ikke oppdateres nå.' : 'Du er uten nett.'} Den er fra{' '}
        <strong className="bt-figures">{formatDateTime(asOf)}</strong>, {ageText(minutes)}. Noen kan ha gått
        inn eller ut siden.
      </span>
    </p>
  );
}
