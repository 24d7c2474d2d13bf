import { getProject, saveFavourite } from '@byggtun/shared/contract/project';
import { getAccidentPlan, getProjectImage } from '@byggtun/shared/contract/projectFile';
import { listHouses } from '@byggtun/shared/contract/projectPlace';
import { noteRecentProject } from '@byggtun/shared/contract/recentProject';
import { aProfile, aProject } from '@byggtun/shared/testing/builders';
import { act, screen, waitFor, within } from '@testing-library/react';

import { openProject, projectApi, staff } from '../testing/openProject';

const heading = (name: string) => screen.findByRole('heading', { name });
const button = (name: string) => screen.getByRole('button', { name });

describe('the header', () => {
  test('says what it is, and the areas fill its places with its number and level', async () => {
    const api = projectApi();
    const { told, places } = openProject();
    expect(await heading('Sandaker park')).toBeVisible();
    expect(screen.getByText('Leiligheter · Tømrer')).toBeVisible();
    expect(screen.getByText('Gjennomføring')).toBeVisible();
    expect(told.title).toBe('Sandaker park');
    const filled = places().map(({ slot, params }) => [slot, params]);
    expect(filled).toEqual([
      ['project.banner', { projectId: '12', level: 'project' }],
      ['project.tiles', { projectId: '12', level: 'project' }],
    ]);
    await waitFor(() => expect(api.calls(noteRecentProject)).toMatchObject([{ params: { id: '12' } }]));
  });

  test('has the project’s image, in a width that fits the window', async () => {
    const api = projectApi({ id: 13, image: 'v7' });
    api.answer(getProjectImage, () => ({ contentType: 'image/webp', image: 'AAAA' }));
    openProject('/projects/13');
    expect(await screen.findByRole('img', { name: 'Bilde av Sandaker park' })).toBeVisible();
    expect(api.calls(getProjectImage)[0]?.query).toEqual({ width: '1920', v: 'v7' });
  });

  test('marks a confirmed PSI, and being on the site', async () => {
    projectApi({ checkedIn: true });
    openProject();
    await heading('Sandaker park');
    expect(screen.getByText('PSI bekreftet')).toBeVisible();
    expect(screen.getByText('På Byggeplass')).toBeVisible();
  });

  test('follows who is on the site: checking out takes the mark away', async () => {
    const api = projectApi({ checkedIn: true });
    const { hub } = openProject();
    expect(await screen.findByText('På Byggeplass')).toBeVisible();
    api.answer(getProject, () => aProject({ id: 12, checkedIn: false }));
    act(() =>
      hub.emit('OnInfotechEvent', { direction: 'out', projects: [{ id: 12, name: 'Sandaker park' }] }),
    );
    await waitFor(() => expect(screen.queryByText('På Byggeplass')).not.toBeInTheDocument());
  });

  test('that it was opened is noted quietly', async () => {
    const api = projectApi();
    api.refuse(noteRecentProject, 500);
    const { notices } = openProject();
    await waitFor(() => expect(api.calls(noteRecentProject)).toHaveLength(1));
    expect(notices).toEqual([]);
  });
});

describe('favourite', () => {
  test('flips at once, can not be pressed while it is saved, and stays', async () => {
    const api = projectApi();
    let answer = (): void => undefined;
    api.answer(saveFavourite, async ({ body }) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return { isFavourite: body.isFavourite };
    });
    const { user, told } = openProject('/projects/12', { profile: staff });
    await heading('Sandaker park');
    await user.click(button('Favoritt'));
    expect(button('Favoritt')).toHaveAttribute('aria-pressed', 'true');
    expect(button('Favoritt')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Favoritt'));
    expect(told.loading).toBe(0);
    answer();
    await waitFor(() => expect(button('Favoritt')).not.toHaveAttribute('aria-disabled'));
    expect(button('Favoritt')).toHaveFocus();
    expect(button('Favoritt')).toHaveAttribute('aria-pressed', 'true');
    expect(api.calls(saveFavourite)).toEqual([
      { params: {}, query: {}, body: { projectId: 12, isFavourite: true } },
    ]);
  });

  test('flips back when it could not be saved, and says what the server said', async () => {
    const api = projectApi({ isFavourite: true });
    api.refuse(saveFavourite, 500, { message: 'Databasen er nede.' });
    const { user, notices } = openProject('/projects/12', { profile: staff });
    await heading('Sandaker park');
    await user.click(button('Favoritt'));
    await waitFor(() => expect(notices).toEqual([{ kind: 'error', text: 'Databasen er nede.' }]));
    await waitFor(() => expect(button('Favoritt')).toHaveAttribute('aria-pressed', 'true'));
    expect(button('Favoritt')).not.toHaveAttribute('aria-disabled');
  });

  test('is not offered to contractors, whoever they are', async () => {
    projectApi();
    openProject('/projects/12', { profile: aProfile({ isMainContactPerson: true }) });
    await heading('Sandaker park');
    expect(screen.queryByRole('button', { name: 'Favoritt' })).not.toBeInTheDocument();
  });
});

test('the info dialog tells name, type, address with a map, postcode and place', async () => {
  projectApi();
  const { user } = openProject();
  await heading('Sandaker park');
  await user.click(button('Info'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Om prosjektet' }));
  for (const text of ['Sandaker park', 'Leiligheter', '0484 Oslo']) {
    await waitFor(() => expect(dialog.getByText(text)).toBeVisible());
  }
  const map = dialog.getByRole('link', { name: /Sandakerveien 11.*kart/ });
  expect(map).toHaveAttribute('href', expect.stringContaining('Sandakerveien+11%2C+0484+Oslo'));
  expect(map).toHaveAttribute('target', '_blank');
  await user.click(dialog.getByRole('button', { name: 'Lukk vinduet' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the accident plan opens in the viewer, and one that is not there is told kindly', async () => {
  const api = projectApi();
  api.answer(getAccidentPlan, () => new Blob(['%PDF Ring 110, 112 eller 113']));
  const { user, notices } = openProject();
  await heading('Sandaker park');
  await user.click(button('Varslingsplan'));
  expect(await screen.findByText(/Ring 110, 112 eller 113/)).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Ferdig' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  api.refuse(getAccidentPlan, 404);
  await user.click(button('Varslingsplan'));
  expect(await screen.findByText(/ikke lagt inn noen varslingsplan/)).toBeInTheDocument();
  expect(notices).toEqual([]);
});

describe('what can not be loaded', () => {
  test.each([404, 403, 500])('a project that answers %d leads to the Dashboard', async (status) => {
    const api = projectApi();
    api.refuse(getProject, status);
    openProject();
    expect(await screen.findByText('Dashboardet')).toBeVisible();
    expect(api.calls(noteRecentProject)).toEqual([]);
  });

  test('an address that is no number asks for nothing', async () => {
    const api = projectApi();
    openProject('/projects/tolv');
    expect(await screen.findByText('Dashboardet')).toBeVisible();
    expect(api.calls(getProject)).toEqual([]);
  });

  test('houses that can not be had leave the project as it is', async () => {
    const api = projectApi();
    api.refuse(listHouses, 500);
    const { notices } = openProject();
    await heading('Sandaker park');
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Bygg' })).not.toBeInTheDocument());
    expect(notices).toEqual([]);
  });
});

describe('houses', () => {
  const houses = () => screen.findByRole('navigation', { name: 'Bygg' });
  const house = async (name: string) => within(await houses()).findByRole('link', { name });

  test('are buttons with short labels, known by their full names', async () => {
    projectApi();
    openProject();
    expect(await house('Tunet')).toHaveTextContent(/^Tunet$/);
    const north = await house('Sandaker park nord');
    expect(north).toHaveTextContent(/^SPN$/);
    expect(north).toHaveAttribute('title', 'Sandaker park nord');
    expect(north).toHaveAttribute('href', '/projects/12/house/32');
    expect(await house('Prosjekt')).toHaveAttribute('aria-current', 'page');
  });

  test('one leads to its own page, whose tiles are its own, and back to the project', async () => {
    const api = projectApi();
    const { user, told, places } = openProject();
    await user.click(await house('Sandaker park nord'));
    expect(await heading('Sandaker park nord')).toBeVisible();
    expect(told.title).toBe('Sandaker park nord');
    expect(places().map(({ params }) => params)).toContainEqual({
      projectId: '12',
      houseId: '32',
      level: 'house',
    });
    expect(await house('Sandaker park nord')).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('link', { name: 'Hele prosjektet' }));
    expect(await heading('Sandaker park')).toBeVisible();
    expect(api.calls(getProject)).toHaveLength(1);
  });

  test.each(['/projects/12/house/99', '/projects/12/house/to'])(
    'one that is not the project’s leads to the project (%s)',
    async (path) => {
      projectApi();
      openProject(path);
      expect(await heading('Sandaker park')).toBeVisible();
      expect(await house('Prosjekt')).toHaveAttribute('aria-current', 'page');
    },
  );

  test('stay when they can not be fetched anew', async () => {
    const api = projectApi();
    const { portal, hub } = openProject();
    await house('Tunet');
    act(() => portal.navigate('/dashboard'));
    api.refuse(listHouses, 500);
    act(() => portal.navigate('/projects/12'));
    await waitFor(() => expect(api.calls(listHouses)).toHaveLength(2));
    // What has come after that failure is shown.
    api.answer(getProject, () => aProject({ id: 12, psiConfirmed: true, checkedIn: true }));
    act(() =>
      hub.emit('OnInfotechEvent', { direction: 'in', projects: [{ id: 12, name: 'Sandaker park' }] }),
    );
    expect(await screen.findByText('På Byggeplass')).toBeVisible();
    expect(await house('Tunet')).toBeVisible();
  });

  test('a project without houses has no switch', async () => {
    const api = projectApi();
    api.answer(listHouses, () => []);
    openProject();
    await heading('Sandaker park');
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Bygg' })).not.toBeInTheDocument());
  });
});
