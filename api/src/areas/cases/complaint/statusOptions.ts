import {
  type ComplaintStatus,
  complaintStatuses,
  complaintStatusNumbers,
} from '@byggtun/shared/contract/complaintStatus';

interface StatusOption {
  key: ComplaintStatus;
  value: string;
  attr1?: 'disabled';
}

/** Every status to choose from; those that only the system sets are marked. */
export const statusOptions: StatusOption[] = complaintStatusNumbers.map((key) => {
  const { text, selectable } = complaintStatuses[key];
  return { key, value: text, ...(!selectable && { attr1: 'disabled' }) };
});
