import { useBelow } from '@byggtun/shared/ui/useMedia';
import { Button } from 'antd';

interface ConfirmButtonsProps {
  /** Lines that something is entered of. */
  count: number;
  onGiveUp: () => void;
  onConfirm: () => void;
}

const giveUp = 'Avbryt varemottak';

/** What can be done with what is entered: give it up, or confirm it. On phones both have room on one line. */
export function ConfirmButtons({ count, onGiveUp, onConfirm }: ConfirmButtonsProps) {
  const small = useBelow('xs');
  return (
    <>
      <Button aria-label={giveUp} onClick={onGiveUp}>
        {small ? 'Avbryt' : giveUp}
      </Button>
      <Button type="primary" onClick={onConfirm}>
        Bekreft varemottak ({count})
      </Button>
    </>
  );
}
