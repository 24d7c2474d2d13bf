import type { Course } from '../contract/course';
import { today } from '../text/date';
import { DateField } from './DateField';

interface CourseFieldProps {
  course: Course;
  /** Null when it is not ticked, else its expiry day or empty. */
  day: string | null;
  error: string | undefined;
  onChange: (day: string | null) => void;
}

/** A course to tick, and below it the day on which it runs out. */
export function CourseField({ course: { name, hasExpiryDate }, day, error, onChange }: CourseFieldProps) {
  const ticked = day !== null;
  return (
    <div className="bt-course">
      <label className="bt-check">
        <input type="checkbox" checked={ticked} onChange={() => onChange(ticked ? null : '')} />
        {name}
      </label>
      {ticked && hasExpiryDate && (
        <DateField
          label={`Utgår, ${name}`}
          required
          min={today()}
          value={day}
          error={error}
          onChange={onChange}
        />
      )}
    </div>
  );
}
