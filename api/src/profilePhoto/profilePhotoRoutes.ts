import { getProfilePhoto, photoTexts, putProfilePhoto } from '@byggtun/shared/contract/profilePhoto';
import type { FastifyInstance } from 'fastify';

import { refuse } from '../http/refuse';
import { serve } from '../http/serve';
import { currentUser } from '../person/currentUser';
import { findProfilePhoto } from './findProfilePhoto';
import { saveProfilePhoto } from './saveProfilePhoto';
import { squarePhoto } from './squarePhoto';

/** The photos of people: seen by those who work with them, changed by themselves. */
export const profilePhotoRoutes = (app: FastifyInstance): void => {
  const { db } = app.database;
  serve(app, getProfilePhoto, async ({ request, params, query: { size = 512 } }) => {
    const photo = await findProfilePhoto(db, await currentUser(request), params.email, size);
    if (!photo) throw refuse.notFound();
    return { bytes: photo.bytes, version: `${photo.version}-${size}`, name: 'profilbilde.jpg' };
  });
  serve(app, putProfilePhoto, async ({ request, params, body }) => {
    const { personId } = await currentUser(request);
    if (request.token?.email !== params.email) throw refuse.forbidden(photoTexts.notOwn);
    const photo = await squarePhoto(Buffer.from(await body.photo.arrayBuffer()));
    await db.transaction().execute((transaction) => saveProfilePhoto(transaction, personId, photo));
    return { photo: photo.version };
  });
};
