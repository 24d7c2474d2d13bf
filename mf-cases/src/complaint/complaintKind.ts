import { paths } from '@byggtun/shared/contract/paths';

/** What differs between a complaint and an enquiry on the screen; all else is one. */
export interface ComplaintKind {
  isEnquiry: boolean;
  /** Singular with a capital, for headings. */
  name: string;
  /** Plural in lower case: 'Alle reklamasjoner'. */
  noun: string;
  listPath: string;
  /** Page of the case with this id. */
  path: (id: number) => string;
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
