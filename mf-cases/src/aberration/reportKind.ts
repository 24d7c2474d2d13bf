import { paths } from '@byggtun/shared/contract/paths';

/** What differs between a new deviation and a new RUH on the screen; all else is one (docs/product/reports.md#the-form). */
export const reportKind = {
  deviation: { category: 1, heading: 'Nytt avvik', titleLabel: 'Overskrift', path: paths.aberration },
  ruh: { category: 2, heading: 'Ny RUH', titleLabel: 'Tittel', path: paths.ruh },
} as const;

/** A kind of report. */
export type ReportKind = (typeof reportKind)[keyof typeof reportKind];
