import { complaintList, selectComplaints } from './complaintList';
import { findComplaintRows } from './complaintRows';

/** The list of complaints and enquiries with where its rows come from. */
export const complaintSource = {
  list: complaintList,
  select: selectComplaints,
  findRows: findComplaintRows,
};
