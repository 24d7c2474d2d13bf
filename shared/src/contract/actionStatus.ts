import type { CaseColor } from './complaintStatus';

/** The statuses of an action, `actionStatus`, and of the deviation behind it (docs/product/actions.md#statuses-and-severity). */
export const actionStatuses = {
  1: { text: 'Åpen', color: 'warning' },
  2: { text: 'Under behandling', color: 'warning' },
  3: { text: 'Behandlet', color: 'success' },
} as const satisfies Record<number, { text: string; color: CaseColor }>;

/** Number of an action's status. */
export type ActionStatus = keyof typeof actionStatuses;

/** All status numbers, ascending. */
export const actionStatusNumbers = [1, 2, 3] as const satisfies readonly ActionStatus[];

/** What 'Sett som behandlet' sets (docs/product/actions.md#treating). */
export const treatedStatus = 3 satisfies ActionStatus;

/** The status filter that a list of actions starts with (docs/product/actions.md#the-list); the badge counts these. */
export const defaultActionFilter = [1] as const satisfies readonly ActionStatus[];

/** How grave it is, `severity`, of actions, deviations and RUH. */
export const severities = {
  1: { text: 'Høy' },
  2: { text: 'Middels' },
  3: { text: 'Lav' },
} as const satisfies Record<number, { text: string }>;

/** Number of a severity. */
export type Severity = keyof typeof severities;

/** All severities, the gravest first. */
export const severityNumbers = [1, 2, 3] as const satisfies readonly Severity[];

/** What an action is meant for (docs/product/quality.md#from-an-item); actions that follow from a report have no type. */
export const actionTypes = {
  1: { text: 'Strakstiltak' },
  2: { text: 'Korrigerende tiltak' },
  3: { text: 'Forebyggende tiltak' },
} as const satisfies Record<number, { text: string }>;

/** Number of a type of action. */
export type ActionType = keyof typeof actionTypes;

/** All types of action. */
export const actionTypeNumbers = [1, 2, 3] as const satisfies readonly ActionType[];

/** The severity that asks for an attachment too before the action is treated (docs/product/actions.md#treating). */
export const highSeverity = 1 satisfies Severity;

/** Colour of an action's card: success once it is completed, warning until then (docs/product/actions.md#statuses-and-severity). */
export const actionColor = ({ completedDate }: { completedDate: string | null }): CaseColor =>
  completedDate === null ? 'warning' : 'success';
