import { readKioskProjects, saveKioskProjects } from '../kiosk/kioskProjects';
import { aPortalConfig } from '../testing/aPortalConfig';

const ola = { homeAccountId: 'ola' };
/** Who is signed in; undefined for nobody. */
let mockAccount: typeof ola | undefined;
jest.mock('@azure/msal-browser', () => ({
  createStandardPublicClientApplication: () =>
    Promise.resolve({
      handleRedirectPromise: () => Promise.resolve(null),
      getActiveAccount: () => mockAccount ?? null,
      getAllAccounts: () => [],
      setActiveAccount: () => undefined,
    }),
}));

const draft = 'byggtun.formDraft.7.report';

/** Opens the portal in a page of its own, on a device where somebody has left a draft. */
const open = async (kiosk: boolean) => {
  localStorage.clear();
  localStorage.setItem(draft, '{"title":"Løst rekkverk"}');
  saveKioskProjects([{ id: 2, name: 'Sandaker park' }]);
  globalThis.byggtunEarly = { '/config.json': Promise.resolve(aPortalConfig({ kiosk })) };
  const tell = jest.fn();
  await jest.isolateModulesAsync(async () => {
    const { opened } = await import('./opened');
    await opened(tell);
  });
  return tell;
};

test('a kiosk that starts with nobody signed in, after a power cut say, forgets what was left; its set-up stays', async () => {
  mockAccount = undefined;
  const tell = await open(true);
  expect(localStorage.getItem(draft)).toBeNull();
  expect(readKioskProjects()).toEqual([{ id: 2, name: 'Sandaker park' }]);
  expect(tell).toHaveBeenCalled();
});

test('who is signed in on a kiosk loads the page anew and keeps the draft', async () => {
  mockAccount = ola;
  await open(true);
  expect(localStorage.getItem(draft)).not.toBeNull();
});

test('elsewhere a draft waits for its person', async () => {
  mockAccount = undefined;
  await open(false);
  expect(localStorage.getItem(draft)).not.toBeNull();
});
