import { amountOf, readAmount, showAmount } from '@byggtun/shared/contract/amount';
import type { OrderLine } from '@byggtun/shared/contract/order';
import { type EnteredLine, lineNoteLimit } from '@byggtun/shared/contract/orderReceipt';
import { actionsFor, type ReceiveAction, remainingOf, stepTo } from '@byggtun/shared/contract/orderRules';
import { ChoiceField } from '@byggtun/shared/form/ChoiceField';
import { describedBy, FieldNotes } from '@byggtun/shared/form/Field';
import { FormDialog } from '@byggtun/shared/form/FormDialog';
import { StepField } from '@byggtun/shared/form/StepField';
import { TextAreaField } from '@byggtun/shared/form/TextAreaField';
import { useFocusOnError } from '@byggtun/shared/form/useFocusOnError';
import { useId, useState } from 'react';

import { actionText } from './actionText';

interface ReceiveLineProps {
  line: OrderLine;
  /** What was entered before. */
  entered: EnteredLine | undefined;
  onEntered: (now: EnteredLine) => void;
  /** Called when the dialog is gone. */
  onClosed: () => void;
}

const wrongAmount = 'Skriv et tall med høyst to desimaler.';
const askAction = 'Velg om bestillingen skal rettes, eller om resten kommer senere.';

/** How much of a line has come; another amount than what remains asks what becomes of the rest. */
export function ReceiveLine({ line, entered, onEntered, onClosed }: ReceiveLineProps) {
  const { componentId, componentName, description, qty, qtyAlreadyReceived, unit } = line;
  const id = useId();
  const remaining = amountOf(remainingOf(line));
  const [typed, setTyped] = useState(showAmount(entered?.qtyReceived ?? remaining));
  const [chosen, setChosen] = useState<ReceiveAction | undefined>(entered?.receivedGoodsAction);
  const [note, setNote] = useState(entered?.note ?? '');
  const [isAsked, setAsked] = useState(false);
  const [tries, setTries] = useState(0);
  const [done, setDone] = useState(false);
  const [isDirty, setDirty] = useState(false);

  const amount = readAmount(typed);
  const actions = amount === undefined ? [] : actionsFor(line, amount);
  const asks = amount !== undefined && !actions.includes(0);
  const action = actions.includes(0) ? 0 : actions.find((one) => one === chosen);
  const amountError = amount === undefined && isAsked ? wrongAmount : undefined;
  const actionError = asks && action === undefined && isAsked ? askAction : undefined;
  const change = (text: string) => {
    setTyped(text);
    setDirty(true);
    setAsked(false);
  };
  const step = (text: string, direction: 1 | -1) => {
    const next = stepTo(line, readAmount(text) ?? '0', direction);
    return next === undefined ? undefined : showAmount(next);
  };
  useFocusOnError(id, tries);
  const submit = () => {
    setAsked(true);
    setTries(tries + 1);
    if (amount === undefined || action === undefined) return Promise.resolve();
    const now = { componentId, qtyReceived: amount, receivedGoodsAction: action, qtyAlreadyReceived };
    onEntered(note.trim() === '' ? now : { ...now, note });
    setDone(true);
    return Promise.resolve();
  };
  const choices = ([1, 2] as const).map((value) => ({
    value,
    label:
      value === 1
        ? actionText(line, { qtyReceived: amount ?? '0', receivedGoodsAction: value })
        : 'Delvis mottak, resten kommer senere',
    disabled: !actions.includes(value),
  }));
  return (
    <FormDialog
      title={`Motta ${componentName}`}
      submitText="Ok"
      form={{ id, failure: undefined, isDirty, running: false, submit }}
      done={done}
      onClosed={onClosed}
    >
      <p className="receipt-facts">
        {description ? <span>{description}</span> : null}
        <span>
          Bestilt {showAmount(qty)} {unit}
        </span>
        <span>
          Mottatt før {showAmount(qtyAlreadyReceived)} {unit}
        </span>
        <span>
          Gjenstår {showAmount(remaining)} {unit}
        </span>
      </p>
      <div className="bt-field">
        <span id={`${id}-amount`} className="receipt-label">
          Mottatt mengde ({unit})
        </span>
        <StepField
          value={typed}
          labelId={`${id}-amount`}
          errorId={describedBy(`${id}-note`, amountError)}
          isWrong={amountError !== undefined}
          inputMode="decimal"
          step={step}
          onChange={change}
        />
        <FieldNotes id={`${id}-note`} error={amountError} />
      </div>
      {asks ? (
        <ChoiceField
          label="Mengden er en annen enn den som gjenstår"
          choices={choices}
          value={action}
          error={actionError}
          onChange={(value) => {
            setChosen(value === 1 ? 1 : 2);
            setDirty(true);
          }}
        />
      ) : null}
      <TextAreaField
        label="Merknad til varen"
        help="For eksempel hva som er skadet."
        maxLength={lineNoteLimit}
        value={note}
        onChange={(text) => {
          setNote(text);
          setDirty(true);
        }}
      />
    </FormDialog>
  );
}
