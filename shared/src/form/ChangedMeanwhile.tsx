import { Button } from 'antd';
import { flushSync } from 'react-dom';

import { firstField } from './firstField';

/** Texts by field; a field may have none. */
type Texts<Name extends string> = Readonly<Partial<Record<Name, string>>>;

interface ChangedMeanwhileProps<Name extends string> {
  /** What is edited, as a sentence begins with it. */
  what: string;
  /** Of each field that counts, in their order. */
  labels: Readonly<Record<Name, string>>;
  /** As the form was opened with them. */
  before: Texts<NoInfer<Name>>;
  now: Texts<NoInfer<Name>>;
  goOnText?: string;
  /** Takes what is edited as it is now; what is typed stays. */
  onGoOn: () => void;
}

/** Says in a form that what it edits is no longer as it was opened with, and what has changed (docs/decisions/changed-meanwhile.md). */
export function ChangedMeanwhile<Name extends string>(props: ChangedMeanwhileProps<Name>) {
  const { what, labels, before, now, goOnText = 'Fortsett', onGoOn } = props;
  const changed = (Object.keys(labels) as Name[]).filter((name) => before[name] !== now[name]);
  return (
    <div className="bt-changed" role="alert">
      <p>{what} er endret mens dette vinduet var åpent. Det du har skrevet, er beholdt.</p>
      {changed.length > 0 ? (
        <dl>
          {changed.map((name) => (
            <div key={name}>
              <dt>{labels[name]}</dt>
              <dd>{`${before[name] || 'ingen'} → ${now[name] || 'ingen'}`}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <Button
        onClick={({ currentTarget }) => {
          const form = currentTarget.closest('form');
          // The button goes with the notice, and with it a choice that has come true: the focus is for a field that stays.
          flushSync(onGoOn);
          firstField(form)?.focus();
        }}
      >
        {goOnText}
      </Button>
    </div>
  );
}
