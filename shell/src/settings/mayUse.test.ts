import { mayUse } from './mayUse';

const PRL = { roles: ['PRL'] };
const PRLInKiosk = { roles: ['PRL'], kioskOnly: true };

test.each([
  [PRL, ['PRL'], false, true],
  [PRL, ['prl'], false, true],
  [PRL, ['Admin'], false, true],
  [PRL, ['admin'], true, true],
  [PRL, ['KA'], false, false],
  [PRL, [], false, false],
  [PRLInKiosk, [], false, true],
  [PRLInKiosk, [], true, false],
  [PRLInKiosk, ['PRL'], true, true],
])('%j for %j, kiosk %s: %s', (rule, roles, kiosk, expected) => {
  expect(mayUse(rule, roles, kiosk)).toBe(expected);
});
