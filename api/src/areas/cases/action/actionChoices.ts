import {
  actionStatuses,
  actionStatusNumbers,
  severities,
  severityNumbers,
} from '@byggtun/shared/contract/actionStatus';

/** The statuses of actions and deviations to choose from. */
export const actionStatusOptions = actionStatusNumbers.map((key) => ({
  key,
  value: actionStatuses[key].text,
}));

/** The severities to choose from, the gravest first. */
export const severityOptions = severityNumbers.map((key) => ({ key, value: severities[key].text }));
