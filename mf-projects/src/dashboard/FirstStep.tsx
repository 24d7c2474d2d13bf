import { LinkButton } from '@byggtun/shared/ui/LinkButton';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';
import { useKeptFocus } from '@byggtun/shared/ui/useKeptFocus';

/** A step of a new person's. */
export interface Step {
  name: string;
  /** Where it is done. */
  to: string;
  done: boolean;
}

interface FirstStepProps {
  step: Step;
  /** The first that is to be done. */
  isNext: boolean;
  isPutOff: boolean;
  onPutOff: () => void;
}

/** A step: done, put off, or the way to it. */
export function FirstStep({ step: { name, to, done }, isNext, isPutOff, onPutOff }: FirstStepProps) {
  const kept = useKeptFocus<HTMLLIElement>();
  if (done || isPutOff)
    return (
      <li {...kept}>
        <span>{name}</span>
        <StatusChip color={done ? 'success' : 'info'} text={done ? 'Gjort' : 'Utsatt'} />
      </li>
    );
  return (
    <li {...kept}>
      <LinkButton to={to} text={name} primary={isNext} />
      <button type="button" className="bt-link-button" aria-label={`Utsett: ${name}`} onClick={onPutOff}>
        Utsett
      </button>
    </li>
  );
}
