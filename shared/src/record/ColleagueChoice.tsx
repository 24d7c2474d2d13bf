import type { ResponsibleOption } from '../contract/responsible';
import { ChoiceField } from '../form/ChoiceField';
import { Person } from '../ui/Person';

interface ColleagueChoiceProps {
  colleagues: readonly ResponsibleOption[];
  /** Contact person id of the responsible, who is not offered. */
  current: number;
  value: number | undefined;
  error: string | undefined;
  help?: string;
  /** Said when there is nobody but the responsible. */
  nobody?: string;
  onChange: (id: number) => void;
}

/** Chooses a new responsible among people who are there to see. */
export function ColleagueChoice({
  colleagues,
  current,
  value,
  error,
  help,
  nobody = 'Firmaet har ingen andre kontaktpersoner.',
  onChange,
}: ColleagueChoiceProps) {
  const choices = colleagues
    .filter(({ id }) => id !== current)
    .map(({ id, fullName, contactName }) => ({
      value: id,
      label: <Person name={fullName} detail={contactName} />,
    }));
  return (
    <ChoiceField
      label="Ny ansvarlig"
      choices={choices}
      value={value}
      error={error}
      help={choices.length === 0 ? (help ?? nobody) : help}
      onChange={onChange}
    />
  );
}
