import { screen } from '@testing-library/react';

import type { renderWithPortal } from '../testing/renderWithPortal';

type User = ReturnType<typeof renderWithPortal>['user'];

/** The place where a comment is written, once its code has come. */
export const findCommentBox = () => screen.findByRole('textbox', { name: 'Ny kommentar' });

/** Writes at the end of the box, as a person does. */
export async function writeComment(user: User, text: string): Promise<void> {
  const box = await findCommentBox();
  await user.click(box);
  await user.paste(text);
}
