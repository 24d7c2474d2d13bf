import { useRef, useState } from 'react';

import type { ContactPersonCourse } from '../contract/course';
import type { ChosenDays } from './courseForm';
import type { Question } from './FooterQuestion';
import { goneCourses } from './goneCourses';
import type { Form } from './useForm';

/** Asks before a save deletes what belongs to courses that are no longer ticked (docs/product/profile.md#courses). */
export function useGoneQuestion(own: readonly ContactPersonCourse[]) {
  const [asking, setAsking] = useState(false);
  const agreed = useRef(false);
  const forget = () => setAsking(false);
  return {
    /**
     * @param now what is registered at this moment
     * @returns whether the save has to wait for an answer
     */
    ask: (days: ChosenDays, now: readonly ContactPersonCourse[]): boolean => {
      const mustAsk = !agreed.current && goneCourses(now, days).length > 0;
      setAsking(mustAsk);
      return mustAsk;
    },
    /** Something else has been ticked: it is another question now. */
    forget,
    questionOn: ({ values, submit }: Pick<Form<ChosenDays>, 'values' | 'submit'>): Question | undefined => {
      if (!asking) return undefined;
      const saveAll = async () => {
        agreed.current = true;
        await submit();
        agreed.current = false;
      };
      return {
        text: 'Ta bort kursene du har fjernet krysset for? Dette slettes for godt:',
        lines: goneCourses(own, values),
        ...{ yes: 'Slett og lagre', no: 'Gå tilbake' },
        onYes: () => void saveAll(),
        onNo: forget,
      };
    },
  };
}
