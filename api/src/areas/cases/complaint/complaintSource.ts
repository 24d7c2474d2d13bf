import { complaintList, selectComplaints } from './complaintList';
import { findComplaintRows } from './complaintRows';

export const complaintSource = {
  list: complaintList,
  select: selectComplaints,
  findRows: findComplaintRows,
};
