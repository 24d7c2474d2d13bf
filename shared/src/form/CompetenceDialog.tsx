import { useEffect, useEffectEvent, useState } from 'react';

import { courseTexts, listCourses } from '../contract/course';
import type { RouteAnswer } from '../contract/route';
import { getStart } from '../contract/setting';
import { usePortal } from '../portal/portal';
import { useCall } from '../portal/useCall';
import { useRefresh } from '../portal/useRefresh';
import { today } from '../text/date';
import { CourseField } from './CourseField';
import { type ChosenDays, chosenDays, courseForm, overCurrent, toInput } from './courseForm';
import { coursesFor } from './coursesFor';
import { FormDialog } from './FormDialog';
import { SearchBox } from './SearchBox';
import { useForm } from './useForm';
import { useGoneQuestion } from './useGoneQuestion';
import { useSaveCourses } from './useSaveCourses';

/**
 * Asks which courses a person has, twice a year (docs/product/profile.md#courses). When the courses can't be
 * had it does not open; it will at the next visit.
 */
export function CompetenceDialog({ onClosed }: { onClosed: () => void }) {
  const { data, error, mutate } = useCall(listCourses, {}, { quiet: true });
  const leave = useEffectEvent(onClosed);
  const isGivenUp = error !== undefined && data === undefined;
  useEffect(() => {
    if (isGivenUp) leave();
  }, [isGivenUp]);
  if (!data) return null;
  const read = () => mutate().catch(() => undefined);
  return <CourseDialog found={data} read={read} onClosed={onClosed} />;
}

type OwnCourses = RouteAnswer<typeof listCourses>;

interface CourseDialogProps {
  found: OwnCourses;
  /** Fetches them anew. */
  read: () => Promise<OwnCourses | undefined>;
  onClosed: () => void;
}

function CourseDialog({ found, read, onClosed }: CourseDialogProps) {
  const { courses, coursesContactPerson: own } = found;
  const { notify } = usePortal();
  const [done, setDone] = useState(false);
  const [search, setSearch] = useState('');
  const save = useSaveCourses();
  const refreshStart = useRefresh(getStart);
  const gone = useGoneQuestion(own);
  const [opened] = useState(() => chosenDays(courses, own));
  const toStore = (days: ChosenDays, now = found) =>
    overCurrent(days, opened, chosenDays(now.courses, now.coursesContactPerson));
  const form = useForm({
    schema: courseForm(courses, opened, today()),
    initial: opened,
    onSubmit: async (values) => {
      // Another device may have registered some meanwhile, which nobody tells this tab of.
      const now = (await read()) ?? found;
      const days = toStore(values, now);
      if (gone.ask(days, now.coursesContactPerson)) return;
      await save(toInput(days));
      setDone(true);
    },
    onWrong: (errors) => {
      // What is wrong may be out of sight.
      setSearch('');
      if (Object.values(errors).includes(courseTexts.expiryMissing))
        notify('warning', courseTexts.expiryMissingOnSave);
    },
  });

  const choose = (id: number, day: string | null) => {
    gone.forget();
    form.set(String(id), day);
  };
  // As in `HmsCardDialog`.
  const close = () => {
    if (done) refreshStart();
    onClosed();
  };
  return (
    <FormDialog
      title="Hvilke kurs har du?"
      submitText="Lagre"
      form={form}
      question={gone.questionOn({ values: toStore(form.values), submit: form.submit })}
      done={done}
      onClosed={close}
    >
      <p>
        Byggeplassen må vite hvem som har kurs og sertifikater for arbeidet, derfor spør vi hvert halvår.
        Kryss av for dem du har.
      </p>
      <div data-beside>
        <SearchBox label="Søk i kursene" value={search} onSearch={setSearch} />
      </div>
      <div className="bt-courses">
        {coursesFor(courses, search).map((course) => (
          <CourseField
            key={course.id}
            course={course}
            day={form.values[course.id] ?? null}
            error={form.errors[course.id]}
            onChange={(day) => choose(course.id, day)}
          />
        ))}
      </div>
      <p role="status" className="bt-secondary">
        {coursesFor(courses, search).length === 0 ? `Ingen kurs passer til «${search}».` : ''}
      </p>
    </FormDialog>
  );
}
