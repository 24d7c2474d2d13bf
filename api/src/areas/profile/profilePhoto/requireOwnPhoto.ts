import { photoTexts, putProfilePhoto } from '@byggtun/shared/contract/profilePhotoSave';
import type { FastifyRequest } from 'fastify';

import { leaveBody } from '../../../core/http/leaveBody';
import { refuse } from '../../../core/http/refuse';
import { requireToken } from '../../../core/identity/requireToken';
import { currentUser } from '../../../record/person/currentUser';

const check = async (request: FastifyRequest): Promise<void> => {
  await requireToken(request);
  await currentUser(request);
  const params = putProfilePhoto.params.safeParse(request.params);
  if (params.data?.email !== request.token?.email) throw refuse.forbidden(photoTexts.notOwn);
};

/**
 * Lets through who sends a photo of their own, before anything of it is read.
 * @throws Refusal 401 without a token that holds, 403 for another's photo and as `currentUser`
 */
export const requireOwnPhoto = (request: FastifyRequest): Promise<void> =>
  check(request).catch((error: unknown) => {
    leaveBody(request);
    throw error;
  });
