import { houseTitle } from './houseTitle';

test.each([
  ['Sandaker park', 'Bygg 1', 'Sandaker park, Bygg 1'],
  ['Sandaker park', 'Sandaker park nord', 'Sandaker park nord'],
])('in %s, %s is called %s', (project, house, title) => {
  expect(houseTitle(project, house)).toBe(title);
});
