import * as z from 'zod';

import { listAnswer, listQuery, option } from './list';
import { route } from './route';
import { scheduleStatusNumbers, selfCheckType } from './scheduleStatus';

const id = z.int32();

/** A row of the list of self-checks (docs/product/quality.md#self-checks). */
export const taskRow = z.object({
  /** Key, the number in `/checkups/{id}`. */
  id,
  /** What is checked, such as 'Membran og sluk, bad'. */
  name: z.string(),
  /** Always 2, self-checks among tasks. */
  taskType: z.literal(selfCheckType),
  activitiesCount: z.number().int(),
  activitiesCompletedCount: z.number().int(),
  isCompleted: z.boolean(),
  /** 0 not begun, 1 begun, 2 completed. */
  status: z.literal(scheduleStatusNumbers),
  /** Status in words. */
  statusText: z.string(),
  /** Deadline, `YYYY-MM-DD`, or null when there is none. */
  deadLine: z.string().nullable(),
  projectName: z.string(),
  /** Building, or empty. */
  houseNum: z.string(),
  /** Full name of the responsible. */
  assignedTo: z.string(),
  /** Contact person id of the responsible. */
  assignedToId: id,
  /** Company of the responsible. */
  contactName: z.string(),
  /** Code and name of the trade, such as '23 Tømrerarbeid'. */
  tradeCodeName: z.string(),
  /** Day of registration, `YYYY-MM-DD`. */
  createdDate: z.string(),
  /** Day on which it was completed, `YYYY-MM-DD`; null until then. */
  completedDate: z.string().nullable(),
  /** docs/product/quality.md#colours. */
  color: z.enum(['success', 'warning', 'error', 'info']),
});

/**
 * The list. On the server narrowed to the own ones for everybody but developer staff. Besides the fields of the row it filters by
 * `projectOid`, `houseId`, `contactId` and `tradeCodeId`; `status` is filtered by number. Newest first unless `sortBy` says otherwise.
 */
export const listTasks = route({
  method: 'POST',
  path: '/tasks',
  summary: 'Egenkontroller, en side om gangen',
  tag: 'Egenkontroller',
  body: listQuery,
  answer: listAnswer(taskRow),
});

/** How many there are for a list of filters; same scope as the list. */
export const countTasks = route({
  method: 'POST',
  path: '/tasks/count',
  summary: 'Antall egenkontroller for et filter',
  tag: 'Egenkontroller',
  body: listQuery.pick({ headers: true }),
  answer: z.number().int(),
});

/** What the filters of the list can be set to. */
export const taskFilterOptions = route({
  method: 'GET',
  path: '/tasks/filteroptions',
  summary: 'Valg i filtrene til listen over egenkontroller',
  tag: 'Egenkontroller',
  answer: z.object({
    /** Contact persons of the caller's company; for developer staff also all who have a self-check. */
    contactPersons: z.array(option),
    /** Developer staff; empty for contractors. */
    users: z.array(option),
    /** Companies; empty for contractors. */
    contactPersonContact: z.array(option),
    projects: z.array(option),
    tradeCodes: z.array(option),
  }),
});

export type TaskRow = z.infer<typeof taskRow>;
