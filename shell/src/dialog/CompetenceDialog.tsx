import './dialog.css';

import { type Course, courseTexts, listCourses } from '@byggtun/shared/contract/course';
import { FormDialog } from '@byggtun/shared/form/FormDialog';
import { useForm } from '@byggtun/shared/form/useForm';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCall } from '@byggtun/shared/portal/useCall';
import { useState } from 'react';

import { CourseField } from './CourseField';
import { type ChosenDays, chosenDays, courseForm, toInput } from './courseForm';
import { useSaveCourses } from './useSaveCourses';

/**
 * Asks which courses a person has, twice a year (document 1, section 4, "Competence dialog"). When the courses can't be
 * had it does not open; it will at the next visit.
 */
export function CompetenceDialog({ onClosed }: { onClosed: () => void }) {
  const { data } = useCall(listCourses, {}, { quiet: true });
  if (!data) return null;
  const initial = chosenDays(data.courses, data.coursesContactPerson);
  return <CourseDialog courses={data.courses} initial={initial} onClosed={onClosed} />;
}

interface CourseDialogProps {
  courses: Course[];
  initial: ChosenDays;
  onClosed: () => void;
}

function CourseDialog({ courses, initial, onClosed }: CourseDialogProps) {
  const { notify } = usePortal();
  const [done, setDone] = useState(false);
  const save = useSaveCourses();
  const form = useForm({
    schema: courseForm(courses),
    initial,
    onSubmit: async (days) => {
      await save(toInput(days));
      setDone(true);
    },
    onWrong: () => notify('warning', courseTexts.expiryMissingOnSave),
  });

  return (
    <FormDialog title="Hvilke kurs har du?" submitText="Lagre" form={form} done={done} onClosed={onClosed}>
      <p>Kryss av for kurs og sertifikater som du har. Du blir spurt på nytt hvert halvår.</p>
      {courses.map((course) => (
        <CourseField
          key={course.id}
          course={course}
          day={form.values[course.id] ?? null}
          error={form.errors[course.id]}
          onChange={(day) => form.set(String(course.id), day)}
        />
      ))}
    </FormDialog>
  );
}
