import { screen } from '@testing-library/react';

import { CommentsCard } from '../comment/CommentsCard';
import { listComments, type TagUser } from '../contract/comment';
import type { Profile } from '../contract/user';
import { aComment, aProfile } from './builders';
import { type FakeApi, fakeApi } from './fakeApi';
import { renderWithPortal } from './renderWithPortal';

/** A profile of developer staff. */
export const staff = aProfile({ id: 1, isByggtun: true });

/** The server of a test: the comments of complaint 101, and who can be mentioned there. */
export interface CommentServer {
  api: FakeApi;
  tagUsers: TagUser[];
}

/** A server that knows one comment. */
export function commentServer(): CommentServer {
  const server: CommentServer = { api: fakeApi(), tagUsers: [] };
  server.api.answer(listComments, () => [aComment()]);
  return server;
}

interface Opened {
  profile?: Profile;
  /** The complaint has a customer. */
  hasCustomer?: boolean;
}

/** Opens the card of comments of complaint 101. */
export async function openComments(
  server: CommentServer,
  { profile = aProfile(), hasCustomer = true }: Opened = {},
) {
  const view = renderWithPortal(
    <CommentsCard
      about={{ commentType: 0, id: 101 }}
      may
      tagUsers={server.tagUsers}
      hasCustomer={hasCustomer}
    />,
    { profile },
  );
  await screen.findByRole('heading', { name: 'Kommentarer' });
  return view;
}
