import { companyForm } from './companySave';
import { webAddress } from './webAddress';

const taken = (www: string) => companyForm.shape.www.safeParse(www);

test.each([
  ['www.firma.no', 'https://www.firma.no'],
  [' firma.no/om-oss?a=b:c@d ', 'https://firma.no/om-oss?a=b:c@d'],
  ['http://firma.no', 'http://firma.no'],
  ['https://firma.no:8080', 'https://firma.no:8080'],
  ['', ''],
])('%s is stored as %s', (written, stored) => {
  expect(taken(written).data).toBe(stored);
  expect(webAddress(stored)).toBe(stored);
});

test.each([
  'javascript:alert(1)',
  'ftp://firma.no',
  'mailto:post@firma.no',
  'post@firma.no',
  '//firma.no',
  '/firma.no',
  'firma.no og annen.no',
  'ingen',
])('%s is none', (written) => {
  expect(taken(written).error?.issues.map(({ message }) => message)).toEqual([
    'Nettstedet må begynne med http:// eller https://',
  ]);
});
