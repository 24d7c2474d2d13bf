import type { ReportedHouse } from './findReportedHouse';

/** What a report of a house is about, as it stands on each page. */
export const subjectOf = ({ projectName, name }: ReportedHouse): string => `${projectName}, ${name}`;
