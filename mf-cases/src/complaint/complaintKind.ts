import { paths } from '@byggtun/shared/contract/paths';
import type { RecordKind } from '@byggtun/shared/record/recordKind';

/** What differs between a complaint and an enquiry on the screen; all else is one. */
export interface ComplaintKind extends RecordKind {
  isEnquiry: boolean;
}

export const complaintKind = {
  complaint: {
    isEnquiry: false,
    name: 'Reklamasjon',
    noun: 'reklamasjoner',
    listPath: paths.complaints,
    path: paths.complaint,
  },
  enquiry: {
    isEnquiry: true,
    name: 'Henvendelse',
    noun: 'henvendelser',
    listPath: paths.requests,
    path: paths.request,
  },
} as const satisfies Record<string, ComplaintKind>;

/** What a case is, whatever its address says. */
export const kindOf = ({ isEnquiry }: { isEnquiry: boolean }): ComplaintKind =>
  isEnquiry ? complaintKind.enquiry : complaintKind.complaint;
