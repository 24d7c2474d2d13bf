import { getProfilePhoto } from '@byggtun/shared/contract/profilePhoto';
import { putProfilePhoto } from '@byggtun/shared/contract/profilePhotoSave';
import type { FastifyInstance } from 'fastify';

import { refuse } from '../../../core/http/refuse';
import { serve } from '../../../core/http/serve';
import { currentUser } from '../../../record/person/currentUser';
import { findProfilePhoto } from './findProfilePhoto';
import { requireOwnPhoto } from './requireOwnPhoto';
import { saveProfilePhoto } from './saveProfilePhoto';
import { takePhoto } from './takePhoto';

/** The photos of people: seen by those who work with them, changed by themselves. */
export const profilePhotoRoutes = (app: FastifyInstance): void => {
  const { db } = app.database;
  serve(app, getProfilePhoto, async ({ request, params, query: { size = 512 } }) => {
    const photo = await findProfilePhoto(db, await currentUser(request), params.email, size);
    if (!photo) throw refuse.notFound();
    return { bytes: photo.bytes, version: `${photo.version}-${size}`, name: 'profilbilde.jpg' };
  });
  serve(
    app,
    putProfilePhoto,
    async ({ request, body }) => {
      const { personId } = await currentUser(request);
      const photo = await takePhoto(app, personId, Buffer.from(await body.photo.arrayBuffer()));
      await db.transaction().execute((transaction) => saveProfilePhoto(transaction, personId, photo));
      return { photo: photo.version };
    },
    requireOwnPhoto,
  );
};
