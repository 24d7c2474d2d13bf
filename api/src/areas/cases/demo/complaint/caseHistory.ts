import { type ComplaintStatus, complaintStatuses } from '@byggtun/shared/contract/complaintStatus';
import { addDays } from '@byggtun/shared/contract/day';

import type { Random } from '../../../../record/demo/random';

/** When a case came, when it is due, and where it stands. */
export interface CaseHistory {
  status: ComplaintStatus;
  lineDate: string;
  deadline: string | null;
  /** Days after `lineDate` that the last thing happened; never as late as today. */
  lasted: number;
}

const shares: [ComplaintStatus, number][] = [
  [0, 0.14],
  [1, 0.12],
  [2, 0.3],
  [3, 0.26],
  [4, 0.04],
  [5, 0.05],
  [6, 0.06],
  [7, 0.03],
];

const statusOf = (random: Random): ComplaintStatus => {
  let rest = random.next();
  for (const [status, share] of shares) {
    if (rest < share) return status;
    rest -= share;
  }
  return 0;
};

/** Finished cases go back a year and a half; open ones are younger, and about every third is past its deadline. */
export const makeHistory = (random: Random, today: string): CaseHistory => {
  const status = statusOf(random);
  const age = complaintStatuses[status].done ? random.int(10, 540) : random.int(1, 45);
  const lineDate = addDays(today, -age);
  const given = random.pick([14, 21, 28, 28, 42]);
  return {
    status,
    lineDate,
    deadline: random.chance(0.06) ? null : addDays(lineDate, given),
    lasted: Math.min(age - 1, random.int(0, 40)),
  };
};
