import { attachmentTexts } from '@byggtun/shared/contract/attachmentTexts';

import { refuse } from '../../core/http/refuse';
import type { FileProblem } from '../../core/inspection/fileJob';

/**
 * What was made of a file.
 * @throws Refusal 400 with the reason why it is not taken, 507 when there is no room for what is drawn of it
 */
export const orRefuse = <Made extends object>(outcome: Made | { problem: FileProblem }): Made => {
  if (!('problem' in outcome)) return outcome;
  throw outcome.problem === 'noRoom' ? refuse.noRoom() : refuse.rule(attachmentTexts[outcome.problem]);
};
