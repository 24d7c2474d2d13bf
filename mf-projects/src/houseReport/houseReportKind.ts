import { getColourReport, getOptionsReport } from '@byggtun/shared/contract/projectFile';

/** The two documents that one can have of a house (document 1, section 2, house level). */
export const houseReportKind = {
  options: {
    route: getOptionsReport,
    label: 'Last ned valgliste',
    name: 'Valgliste',
    /** A kiosk saves no files; the server is told (document 1, section 7). */
    kioskQuery: { pdf: 'true' },
  },
  colours: { route: getColourReport, label: 'Last ned fargevalg', name: 'Fargevalg', kioskQuery: {} },
} as const;

/** One of them. */
export type HouseReportKind = (typeof houseReportKind)[keyof typeof houseReportKind];
