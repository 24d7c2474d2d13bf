import { type BrowserContext, expect, type Page } from '@playwright/test';

import { portalUrl } from './portalUnderTest';
import { signIn, type Who } from './signIn';

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The people who have signed in for this worker, and when. */
const kept = new Map<Who, { session: Session; since: number }>();

/** Tokens last for an hour; none is used that would be renewed soon. */
const longest = 40 * 60 * 1000;

/** Of all that a sign-in leaves on a device: msal's accounts and tokens, the cookies, and that these were accepted. */
const isOfSignIn = ({ name }: { name: string }) =>
  name.startsWith('msal.') || name === 'byggtun.cookieConsent';

/** Signs in as a person does, on a device of its own. */
async function signInElsewhere(page: Page, who: Who): Promise<Session> {
  const device = await page
    .context()
    .browser()
    ?.newContext({
      baseURL: portalUrl,
      viewport: { width: 1280, height: 900 },
      serviceWorkers: 'block',
    });
  if (!device) throw new Error('this browser has only one device');
  await signIn(await device.newPage(), who, '/profile');
  const { cookies, origins } = await device.storageState();
  await device.close();
  return {
    cookies,
    origins: origins.map((one) => ({ ...one, localStorage: one.localStorage.filter(isOfSignIn) })),
  };
}

/**
 * Makes the page's device one on which somebody has signed in before; nothing is opened yet. The person signs in once for each worker;
 * nothing but the sign-in is kept. Only on the portal under test, and not in journeys about signing in or out, about what comes at the
 * first start or about the way to the address that was asked for: those call `signIn`.
 */
export async function haveSignedIn(page: Page, who: Who): Promise<void> {
  let mine = kept.get(who);
  if (!mine || Date.now() - mine.since > longest) {
    mine = { since: Date.now(), session: await signInElsewhere(page, who) };
    kept.set(who, mine);
  }
  await page.context().setStorageState(mine.session);
  // Who goes to the provider, to sign out or in anew, ends this session there.
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/oidc/') && pathname !== '/oidc/token') kept.delete(who);
  });
}

/** Opens an address as somebody who has signed in on this device before, and waits for the portal's frame. */
export async function openAs(page: Page, who: Who, address = '/'): Promise<void> {
  await haveSignedIn(page, who);
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Tilbake', exact: true })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(portalUrl);
}
