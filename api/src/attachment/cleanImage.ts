import { attachmentTexts } from '@byggtun/shared/contract/attachment';

import { refuse } from '../http/refuse';
import type { ImageJob } from '../image/imageJob';
import { askImageProcess } from '../image/imageProcess';

/**
 * Draws an image anew, or its small picture, as a file.
 * @returns what it is kept as
 * @throws Refusal 400 when it can't be read or has too many pixels
 */
export const cleanImage = async (job: ImageJob): Promise<{ mediaType: string; extension: string }> => {
  const outcome = await askImageProcess(job);
  if ('problem' in outcome) throw refuse.rule(attachmentTexts[outcome.problem]);
  return outcome;
};
