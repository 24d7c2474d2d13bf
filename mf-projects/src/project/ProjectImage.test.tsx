import { getProjectImage } from '@byggtun/shared/contract/projectFile';
import { aProject } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { imageWidth } from './imageWidth';
import { ProjectImage } from './ProjectImage';

let api: FakeApi;
let project = aProject();
let id = 100;

beforeEach(() => {
  api = fakeApi();
  api.answer(getProjectImage, ({ query }) => ({ contentType: 'image/webp', image: `w${query.width}` }));
  // What was shown is remembered by project.
  project = aProject({ id: (id += 1), image: 'v1' });
});

test('a project has its image, in the width that is sharp in its frame, under its version', async () => {
  renderWithPortal(<ProjectImage project={project} frame={400} />);
  const image = await screen.findByRole('img', { name: 'Bilde av Sandaker park' });
  expect(image).toHaveAttribute('src', 'data:image/webp;base64,w480');
  expect(api.calls(getProjectImage)).toEqual([
    { params: { id: String(id) }, query: { width: '480', v: 'v1' } },
  ]);
});

test.each([
  [96, 2, 192],
  [400, 1, 480],
  [400, 2, 960],
  [1440, 2, 1920],
])('a frame of %d pixels on a screen of %d dots a pixel has an image of %d', (frame, ratio, width) =>
  expect(imageWidth(frame, ratio)).toBe(width),
);

test('one that has no image shows its initials and asks for nothing', () => {
  renderWithPortal(<ProjectImage project={{ ...project, image: null }} frame={400} />);
  expect(screen.getByText('SP')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(api.calls(getProjectImage)).toEqual([]);
});

test('one whose image can not be had, or not be drawn, keeps its initials and tells nobody', async () => {
  api.refuse(getProjectImage, 500);
  const { notices, unmount } = renderWithPortal(<ProjectImage project={project} frame={400} />);
  await waitFor(() => expect(api.calls(getProjectImage)).toHaveLength(1));
  expect(screen.getByText('SP')).toBeVisible();
  expect(notices).toEqual([]);
  unmount();

  api.answer(getProjectImage, () => ({ contentType: 'image/webp', image: 'broken' }));
  renderWithPortal(<ProjectImage project={project} frame={400} />);
  fireEvent.error(await screen.findByRole('img'));
  expect(screen.getByText('SP')).toBeVisible();
});

test('who comes back finds it there at once, and in a larger frame a blurred one until the sharp one has come', async () => {
  const view = renderWithPortal(<ProjectImage project={project} frame={400} />);
  await screen.findByRole('img');
  view.unmount();
  const { unmount } = renderWithPortal(<ProjectImage project={project} frame={400} />);
  expect(screen.getByRole('img')).toHaveAttribute('src', 'data:image/webp;base64,w480');
  expect(api.calls(getProjectImage)).toHaveLength(1);
  unmount();

  renderWithPortal(<ProjectImage project={project} frame={1440} />);
  expect(screen.getByRole('img')).toHaveAttribute('src', 'data:image/webp;base64,w480');
  await waitFor(() => expect(screen.getByRole('img')).toHaveAttribute('src', 'data:image/webp;base64,w1920'));
});

test('what only flies past is not asked for', async () => {
  jest.useFakeTimers();
  const { unmount } = renderWithPortal(<ProjectImage project={project} frame={400} settle={100} />);
  unmount();
  await jest.runOnlyPendingTimersAsync();
  jest.useRealTimers();
  expect(api.calls(getProjectImage)).toEqual([]);
});
