import { cleanFileName } from './cleanFileName';

test.each([
  ['Våtrom før støp.jpg', 'Våtrom før støp.jpg'],
  ['C:\\Users\\kari\\bilde.png', 'bilde.png'],
  ['../../etc/passwd', 'passwd'],
  ['rapport\u202efdp.exe', 'rapportfdp.exe'],
  ['a\r\nset-cookie: x.txt', 'aset-cookie x.txt'],
  ['"sitat" <b>.pdf', 'sitat b.pdf'],
  ['.htaccess', 'htaccess'],
  ['   ', 'fil'],
  ['', 'fil'],
  ['.jpg', 'jpg'],
  ['a\u030a.txt', 'å.txt'],
])('%j becomes %j', (given, clean) => {
  expect(cleanFileName(given)).toBe(clean);
});

test('a long name is shortened, its extension is not', () => {
  expect(cleanFileName(`${'å'.repeat(400)}.docx`)).toBe(`${'å'.repeat(150)}.docx`);
  expect(cleanFileName(`a.${'b'.repeat(400)}`)).toHaveLength(21);
});
