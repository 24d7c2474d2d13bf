import { getColourReport, getOptionsReport } from '@byggtun/shared/contract/projectFile';

/** The two documents that one can have of a house (docs/product/projects.md#downloads-of-a-house). */
export const houseReportKind = {
  options: {
    route: getOptionsReport,
    label: 'Last ned valgliste',
    name: 'Valgliste',
    /** A kiosk saves no files; the server is told (docs/product/projects.md#downloads-of-a-house). */
    kioskQuery: { pdf: 'true' },
  },
  colours: { route: getColourReport, label: 'Last ned fargevalg', name: 'Fargevalg', kioskQuery: {} },
} as const;

/** One of them. */
export type HouseReportKind = (typeof houseReportKind)[keyof typeof houseReportKind];
