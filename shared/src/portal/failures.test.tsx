import { act, fireEvent, screen } from '@testing-library/react';

import { listComments } from '../contract/comment';
import { saveComment } from '../contract/commentSave';
import { renderWithPortal } from '../testing/renderWithPortal';
import { useCall } from './useCall';
import { useCommand } from './useCommand';

function Save() {
  const { run } = useCommand(saveComment);
  const body = { regLineId: 1, newComment: 'Hei', visibleToCustomer: undefined };
  return <button onClick={() => void run({ body }).catch(() => undefined)}>Lagre</button>;
}

function Read({ quiet }: { quiet: boolean }) {
  const { error } = useCall(listComments, { body: { id: 1, commentType: 0 } }, { quiet });
  return error ? <p>Ikke hentet</p> : null;
}

/** What comes over the wire, whoever stands there. */
const wire = (status: number, body: string) => {
  globalThis.fetch = () =>
    Promise.resolve({ ok: false, status, text: () => Promise.resolve(body) } as Response);
};

const page = '<!doctype html><h1>Bad Request</h1>';

// docs/product/failures.md#by-answer, row by row.
test.each<[number, string, string, string]>([
  [400, '{"errors":{"a":["Én","To"],"b":["Tre"]}}', 'warning', '- Én\n- To\n- Tre'],
  [400, '{"error":"invalid","message":"Saken er endret."}', 'warning', 'Saken er endret.'],
  [400, 'Saken er låst.', 'warning', 'Saken er låst.'],
  [400, '', 'warning', 'Ugyldig input'],
  [400, page, 'warning', 'Ugyldig input'],
  [400, '["x"]', 'warning', 'Ugyldig input'],
  [404, '{"message":"x"}', 'warning', 'Ikke funnet'],
  [404, page, 'warning', 'Ikke funnet'],
  [415, '', 'warning', 'Ugyldig forespørsel'],
  [500, '{"error":"Databasen svarer ikke."}', 'error', 'Databasen svarer ikke.'],
  [500, '{"message":"Databasen svarer ikke."}', 'error', 'Databasen svarer ikke.'],
  [500, '{}', 'error', 'Feil på server'],
  [500, '', 'error', 'Feil på server'],
  [500, page, 'error', 'Feil på server'],
  [502, 'upstream connect error', 'error', 'Feil på server'],
])('%i with %j is a snackbar of kind %s: %s', async (status, body, kind, text) => {
  wire(status, body);
  const { user, notices, told } = renderWithPortal(<Save />);
  await user.click(screen.getByRole('button'));
  expect(notices).toEqual([{ kind, text }]);
  expect(told.expired).toBe(0);
});

test.each([
  [true, 'Ikke kontakt med server'],
  [false, 'Ingen internett tilgang! Sjekk dine innstillinger'],
])('no response, with a network: %s: %s', async (online, text) => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const { user, notices } = renderWithPortal(<Save />);
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  await user.click(screen.getByRole('button'));
  expect(notices).toEqual([{ kind: 'error', text }]);
  network.mockRestore();
});

test.each([
  ['a command', <Save key="save" />],
  ['a read', <Read key="read" quiet={false} />],
  ['a read that tells nobody of its failures', <Read key="quiet" quiet />],
])('401 of %s is told, and signs out after two seconds', async (_, ui) => {
  wire(401, '');
  jest.useFakeTimers({ advanceTimers: true });
  const { notices, told } = renderWithPortal(ui);
  screen.queryAllByRole('button').forEach((button) => fireEvent.click(button));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(notices).toEqual([{ kind: 'warning', text: 'Du er ikke logget inn' }]);
  await act(() => jest.advanceTimersByTimeAsync(1_800));
  expect(told.expired).toBe(0);
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(told.expired).toBe(1);
  jest.useRealTimers();
});
