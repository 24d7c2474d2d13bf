import { updateActivity } from '@byggtun/shared/contract/activitySave';
import { screen, waitFor } from '@testing-library/react';

import { anActivity, doneActivity, openSchedule, scheduleServer } from '../testing/openSchedule';

const press = (name: string) => screen.findByRole('button', { name });
const nextButton = () => screen.getByRole('button', { name: 'Legg til kommentar' });

afterEach(() => jest.restoreAllMocks());

/** An activity that was ticked by the keyboard. */
const tick = async () => {
  const server = scheduleServer();
  server.api.answer(updateActivity, ({ body }) => {
    server.activities = [body.complete ? doneActivity() : anActivity({ version: 3 })];
    return { activities: server.activities };
  });
  const view = await openSchedule(server);
  (await press('Sett som fullført')).focus();
  await view.user.keyboard('{Enter}');
  await press('Angre');
  return view;
};

test('after a tick the keyboard goes on in the activity', async () => {
  const { user } = await tick();
  await user.tab();
  expect(nextButton()).toHaveFocus();
});

test('after a tick is taken back it goes on there too', async () => {
  const { user } = await tick();
  (await press('Angre')).focus();
  await user.keyboard('{Enter}');
  await press('Sett som fullført');
  await user.tab();
  expect(await press('Sett som fullført')).toHaveFocus();
});

test('what can no longer be taken back leaves the focus in the activity', async () => {
  const { user } = await tick();
  (await press('Angre')).focus();
  const begin = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(begin + 10_500);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Angre' })).not.toBeInTheDocument());
  await user.tab();
  expect(nextButton()).toHaveFocus();
});
