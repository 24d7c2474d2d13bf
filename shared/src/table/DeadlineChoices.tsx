import { addDays } from '../contract/day';
import { today } from '../text/date';
import type { FilterDraft } from './filterForm';

interface DeadlineChoicesProps {
  draft: FilterDraft;
  onChange: (draft: FilterDraft) => void;
}

/** The Monday of a day's week; both `YYYY-MM-DD`. */
const mondayOf = (day: string) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

const choices = (): readonly (FilterDraft & { text: string })[] => [
  { text: 'Forfalt', clause: 'before', values: [today()] },
  { text: 'Denne uken', clause: 'between', values: [mondayOf(today()), addDays(mondayOf(today()), 6)] },
];

/** What people mostly ask of deadlines, in one press; a second one takes it back. */
export function DeadlineChoices({ draft, onChange }: DeadlineChoicesProps) {
  return (
    <div className="bt-quick">
      {choices().map(({ text, ...choice }) => {
        const isOn = JSON.stringify(choice) === JSON.stringify(draft);
        return (
          <button
            key={text}
            type="button"
            className="bt-filter"
            aria-pressed={isOn}
            onClick={() => onChange(isOn ? { ...choice, values: [] } : choice)}
          >
            {text}
          </button>
        );
      })}
    </div>
  );
}
