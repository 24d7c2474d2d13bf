import type { ResponsibleOption } from '@byggtun/shared/contract/complaint';
import { ChoiceField } from '@byggtun/shared/form/ChoiceField';
import { Person } from '@byggtun/shared/ui/Person';

interface ColleagueChoiceProps {
  colleagues: readonly ResponsibleOption[];
  /** Contact person id of the responsible, who is not offered. */
  current: number;
  value: number | undefined;
  error: string | undefined;
  help?: string;
  onChange: (id: number) => void;
}

/** Chooses a new responsible among people who are there to see. */
export function ColleagueChoice({ colleagues, current, value, error, help, onChange }: ColleagueChoiceProps) {
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
      help={choices.length === 0 ? (help ?? 'Firmaet har ingen andre kontaktpersoner.') : help}
      onChange={onChange}
    />
  );
}
