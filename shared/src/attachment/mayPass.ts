import { attachmentTexts } from '../contract/attachmentTexts';
import { statusOf } from '../http/CallError';
import { failureNotice } from '../http/failureNotice';
import { ChangedFile } from './ChangedFile';

/** Whether a refusal is about this moment rather than the file, so that another try may go better. */
export const mayPass = (error: unknown): boolean => {
  if (error instanceof ChangedFile) return false;
  const status = statusOf(error);
  return status === undefined || [401, 404, 409, 429].includes(status) || status >= 500;
};

/** Why a file did not go up, in words. */
export const uploadProblem = (error: unknown): string =>
  error instanceof ChangedFile ? attachmentTexts.changed : failureNotice(error).text;
