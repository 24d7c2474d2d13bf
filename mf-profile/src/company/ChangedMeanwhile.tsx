import { Button } from 'antd';

/** The texts of a form by field. */
type Texts<Name extends string> = Readonly<Record<Name, string>>;

interface ChangedMeanwhileProps<Name extends string> {
  /** What is edited, as a sentence begins with it. */
  what: string;
  labels: Texts<Name>;
  before: Texts<Name>;
  now: Texts<Name>;
  form: { values: Texts<Name>; set: (name: Name, value: string) => void };
  /** What is saved from then on is said of what stands now. */
  onGoOn: () => void;
}

/** Says in a form that what it edits is no longer as it was opened with, and what has changed (docs/decisions/changed-meanwhile.md). Who goes on keeps what they have typed. */
export function ChangedMeanwhile<Name extends string>(props: ChangedMeanwhileProps<Name>) {
  const { what, labels, before, now, form, onGoOn } = props;
  const changed = (Object.keys(labels) as Name[]).filter((name) => before[name] !== now[name]);
  const goOn = () => {
    for (const name of changed) if (form.values[name] === before[name]) form.set(name, now[name]);
    onGoOn();
  };
  return (
    <div className="company-changed" role="alert">
      <p>{what} er endret mens dette vinduet var åpent. Det du har skrevet, er beholdt.</p>
      {changed.length > 0 ? (
        <ul>
          {changed.map((name) => (
            <li key={name}>{`${labels[name]}: ${before[name] || '–'} → ${now[name] || '–'}`}</li>
          ))}
        </ul>
      ) : null}
      <Button onClick={goOn}>Fortsett</Button>
    </div>
  );
}
