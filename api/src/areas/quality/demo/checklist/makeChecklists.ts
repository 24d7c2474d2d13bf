import { addDays } from '@byggtun/shared/contract/day';
import type { Insertable } from 'kysely';

import type { Database } from '../../../../core/database/schema';
import { instantOf } from '../../../../record/demo/instantOf';
import type { Random } from '../../../../record/demo/random';
import { demoAnswer } from './demoAnswer';
import type { ChecklistGround } from './findChecklistGround';
import type { MadeTemplate } from './makeTemplates';

type Row<Table extends keyof Database> = Insertable<Database[Table]>;

interface Checklists {
  checklists: (Row<'checklist'> & { id: number })[];
  items: Row<'checkpoint'>[];
  signatures: Row<'checklist_signature'>[];
  journal: Row<'journal'>[];
}

/** How far a checklist has come, in turn: the share of its items that is answered. */
const states = [
  { answered: 0, late: false, completed: false },
  { answered: 0.4, late: false, completed: false },
  { answered: 0.95, late: false, completed: true },
  { answered: 0.6, late: true, completed: false },
  { answered: 1, late: false, completed: false },
] as const;
type State = (typeof states)[number];

const count = 120;
const firstId = 9001;

const datesOf = (random: Random, today: string, { answered, late, completed }: State) => {
  const created = addDays(today, -random.int(completed ? 40 : 10, completed ? 160 : 38));
  const lastDay = addDays(created, random.int(2, 8));
  const ahead = late ? -random.int(1, 9) : random.int(3, 40);
  const deadline = completed ? addDays(created, 21) : addDays(today, ahead);
  return {
    created,
    deadline,
    lastAt: answered > 0 ? instantOf(lastDay, random.int(30, 420)) : null,
    lastDay,
  };
};

const drawing = 'M60 130L95 60L120 140L150 70L175 135L210 90L240 130L290 84L340 128L400 100L470 118';

/** Makes the checklists with their answers; ids follow the turn of the templates. */
export const makeChecklists = (
  random: Random,
  today: string,
  { people, places }: ChecklistGround,
  templates: readonly MadeTemplate[],
): Checklists => {
  const made: Checklists = { checklists: [], items: [], signatures: [], journal: [] };
  for (let index = 0; index < count; index++) {
    const { template, items } = templates[index % templates.length] ?? {};
    const place = places[random.int(0, places.length - 1)];
    const { id: who, name } = people[index % people.length] ?? {};
    const state = states[Math.floor(index / templates.length + index) % states.length];
    if (!template || !items || !place || who === undefined || name === undefined || !state) continue;
    const id = firstId + index;
    const { created, deadline, lastAt, lastDay } = datesOf(random, today, state);
    const by = lastAt === null ? null : who;
    made.checklists.push({
      id,
      template_id: template.id,
      project_id: place.projectId,
      house_id: template.level > 1 ? place.houseId : null,
      section_id: template.level > 2 ? place.sectionId : null,
      responsible_id: who,
      created_by_id: who,
      created_at: instantOf(created, random.int(0, 200)),
      deadline,
      updated_at: lastAt,
      updated_by_id: by,
      completed_at: state.completed ? lastAt : null,
      completed_by_id: state.completed ? by : null,
    });
    for (const [at, { id: template_item_id, type, options = [] }] of items.entries()) {
      const answers = type !== 5 && at < items.length * state.answered;
      made.items.push({
        checklist_id: id,
        project_id: place.projectId,
        template_item_id,
        bool_val: null,
        int_val: null,
        double_val: null,
        date_val: null,
        string_val: '',
        chosen: [],
        ...(answers && demoAnswer(random, type, options.length, lastDay)),
        updated_at: answers ? lastAt : null,
        updated_by_id: answers ? by : null,
      });
    }
    if (!state.completed || lastAt === null) continue;
    if (template.is_signed)
      made.signatures.push({
        uuid: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
        checklist_id: id,
        full_name: name,
        drawing,
        created_by_id: who,
        created_at: lastAt,
      });
    made.journal.push({
      owner_kind: 'checklist',
      owner_id: id,
      created_by_id: who,
      created_at: lastAt,
      field: 'status',
      from_value: 0,
      to_value: 1,
    });
  }
  return made;
};
