import { createRoot } from 'react-dom/client';

import type { AreaModule } from '../area/defineArea';
import type { AreaDeclaration } from '../contract/area';
import { getProfile } from '../contract/user';
import { call } from '../http/call';
import { createPath } from '../portal/router';
import { Alone } from './Alone';
import { mockPortal } from './mockPortal';

const chosenKey = 'byggtun.alone.person';

/** A token lives for an hour; a new one is asked for after half of it. */
const tokenAge = 30 * 60_000;

/** Tokens for a person, from the development server, which signs in through the real flow. */
function tokensOf(person: string) {
  let asked = 0;
  let token = Promise.resolve('');
  return () => {
    if (Date.now() - asked > tokenAge) {
      asked = Date.now();
      token = readJson<{ token: string }>(`/alone/token/${person}`).then((answer) => answer.token);
    }
    return token;
  };
}

async function readJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}

/** The address that is open, or the area's first page. */
function firstPath({ routes }: AreaDeclaration): string {
  const { pathname, search, hash } = window.location;
  if (pathname !== '/') return pathname + search + hash;
  return routes.find(({ path }) => !path.includes(':'))?.path ?? '/';
}

/**
 * Draws an area without the shell: the typed mock of the host, the real API behind the development server, and a bar to choose
 * who one is, which part is shown and in which theme. The page of `npm run dev -- mf-things --alone`.
 */
export async function startAlone(area: AreaModule, manifest: AreaDeclaration): Promise<void> {
  const { first, people } = await readJson<{ first: string; people: string[] }>('/alone/people');
  const person = sessionStorage.getItem(chosenKey) ?? first;
  const getToken = tokensOf(person);
  const profile = await call({ base: '/api', getToken }, getProfile, {});
  const mock = mockPortal({ profile, path: firstPath(manifest), getToken });
  const { location } = mock.get();
  const showAddress = () => window.history.replaceState(null, '', createPath(location.get()));
  location.subscribe(showAddress);
  showAddress();

  const choosePerson = (chosen: string) => {
    sessionStorage.setItem(chosenKey, chosen);
    // Nothing of one person is left for the next: not the answers that are kept, either.
    window.location.reload();
  };
  createRoot(document.getElementById('root') ?? document.body).render(
    <Alone mock={mock} area={area} manifest={manifest} {...{ person, people, choosePerson }} />,
  );
}
