import { keepRegistry } from '../area/keptRegistry';
import { consent } from '../consent/consent';
import { keepReturnAddress } from '../session/returnAddress';
import { forgetPerson } from './forgetPerson';
import { saveKioskProjects } from './kioskProjects';

test('what one person has left behind is gone; what belongs to the kiosk stays', async () => {
  const dropped: string[] = [];
  Reflect.set(window, 'caches', {
    keys: () => Promise.resolve(['byggtun-lists']),
    delete: (name: string) => Promise.resolve(dropped.push(name)),
  });
  Reflect.set(window, 'indexedDB', {
    databases: () => Promise.resolve([{ name: 'msal.db' }]),
    deleteDatabase: (name: string) => dropped.push(name),
  });
  saveKioskProjects([{ id: 2, name: 'Sandaker park' }]);
  keepRegistry('{}');
  consent.give();
  const own = Object.entries(localStorage);
  keepReturnAddress('/complaints/12');
  sessionStorage.setItem('byggtun.draft.complaint.12', 'Listen mangler');
  document.cookie = 'byggtunShell=1.2.0; path=/';

  await forgetPerson();

  expect(Object.entries(localStorage)).toEqual(own);
  expect(sessionStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
  expect(dropped.sort()).toEqual(['byggtun-lists', 'msal.db']);
});
