import { updateActivity } from '@byggtun/shared/contract/activitySave';
import { staleCode } from '@byggtun/shared/contract/error';
import { act, screen, within } from '@testing-library/react';

import { anActivity, aSchedule, doneActivity, openSchedule, scheduleServer } from '../testing/openSchedule';

const inDialog = () => within(screen.getByRole('dialog'));
const ok = () => inDialog().getByRole('checkbox', { name: 'Ok' });

/** The dialog of a comment on an activity, and what somebody else makes of the activity meanwhile. */
const openComment = async (stored = anActivity()) => {
  const server = scheduleServer(aSchedule(), [stored]);
  const view = await openSchedule(server);
  await view.user.click(await screen.findByRole('button', { name: /^(Legg til|Endre) kommentar$/ }));
  await screen.findByRole('dialog');
  return {
    ...view,
    server,
    change: (now: typeof stored) => {
      server.activities = [now];
      act(() => view.hub.emit('OnCaseChanged', { type: 'schedule', id: 7 }));
    },
    goOn: async () =>
      view.user.click(await inDialog().findByRole('button', { name: 'Fortsett med saken slik den er nå' })),
  };
};

test.each([
  [
    'a comment',
    anActivity(),
    anActivity({ comment: 'Fall 1:80.', commentedBy: 'Åse Strand', version: 2 }),
    ['Kommentar', 'ingen → Fall 1:80.'],
  ],
  [
    'a tick',
    anActivity(),
    doneActivity(),
    ['Status', 'Ikke fullført → Fullført', 'Utført av', 'ingen → Piotr Kowalski'],
  ],
  [
    'a tick that is taken back',
    doneActivity(),
    anActivity({ version: 3 }),
    ['Status', 'Fullført → Ikke fullført', 'Utført av', 'Piotr Kowalski → ingen'],
  ],
])('%s of somebody else is told while one writes', async (_, before, now, told) => {
  const { change } = await openComment(before);
  change(now);
  const notice = within(await inDialog().findByRole('alert'));
  const facts = [...notice.getAllByRole('term'), ...notice.getAllByRole('definition')];
  expect(facts.map(({ textContent }) => textContent).sort()).toEqual([...told].sort());
});

test('what the doer has taken back is not done again by who goes on with a comment', async () => {
  const { user, server, change, goOn } = await openComment(doneActivity());
  server.api.answer(updateActivity, () => ({ activities: server.activities }));
  change(anActivity({ version: 3 }));
  await goOn();
  expect(ok()).not.toBeChecked();
  await user.type(inDialog().getByRole('textbox', { name: /Kommentar/ }), 'Fall 1:50.');
  await user.click(inDialog().getByRole('button', { name: 'Lagre kommentar' }));
  expect(server.api.calls(updateActivity)[0]?.body).toEqual({ id: 71, version: 3, comment: 'Fall 1:50.' });
});

test('Ok that one has pressed oneself stands when somebody else has only commented', async () => {
  const { user, server, change, goOn } = await openComment();
  server.api.refuse(updateActivity, 400, { error: staleCode, message: 'Aktiviteten er endret.' });
  await user.click(ok());
  change(anActivity({ comment: 'Fall 1:80.', commentedBy: 'Åse Strand', version: 2 }));
  await goOn();
  expect(ok()).toBeChecked();
});
