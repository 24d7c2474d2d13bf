import { houseLabel } from './houseLabel';

test.each([
  ['Tunet', 'Tunet'],
  ['Hovedhuset', 'Hoved'],
  ['A', 'A'],
  ['Ærfuglen', 'Ærfug'],
  ['Bygg A', 'BA'],
  ['Bygg 10', 'B10'],
  ['Bygg 1', 'B1'],
  ['Sandaker park nord', 'SPN'],
  ['  bygg   b ', 'BB'],
  ['øvre tun', 'ØT'],
  ['En to tre fire fem seks', 'ETTFF'],
  ['Rekke 12 345', 'R1234'],
  ['', ''],
])('the house %j is written %j on its button', (name, label) => expect(houseLabel(name)).toBe(label));
