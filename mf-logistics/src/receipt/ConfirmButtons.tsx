import { Button } from 'antd';

interface ConfirmButtonsProps {
  /** Lines that something is entered of. */
  count: number;
  onGiveUp: () => void;
  onConfirm: () => void;
}

/** What can be done with what is entered: give it up, or confirm it. */
export function ConfirmButtons({ count, onGiveUp, onConfirm }: ConfirmButtonsProps) {
  return (
    <>
      <Button onClick={onGiveUp}>Avbryt varemottak</Button>
      <Button type="primary" onClick={onConfirm}>
        Bekreft varemottak ({count})
      </Button>
    </>
  );
}
