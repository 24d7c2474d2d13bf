import { readKioskProjects, saveKioskProjects } from './kioskProjects';

beforeEach(() => localStorage.clear());

test('a kiosk remembers its projects until its set-up is deleted', () => {
  expect(readKioskProjects()).toEqual([]);
  saveKioskProjects([{ id: 3, name: 'Sandaker park' }]);
  expect(readKioskProjects()).toEqual([{ id: 3, name: 'Sandaker park' }]);
  saveKioskProjects([]);
  expect(localStorage).toHaveLength(0);
});

test.each(['{', '7', '[{"id":"3"}]'])('what is no list of projects counts as none: %s', (text) => {
  localStorage.setItem('byggtun.kiosk.projects', text);
  expect(readKioskProjects()).toEqual([]);
});
