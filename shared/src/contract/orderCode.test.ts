import { articleNumbersIn, orderCodeLimit, orderNumbersIn } from './orderCode';

test.each([
  ['450123', '450123'],
  [' 450123\n', '450123'],
  ['https://leverandor.example/pakke?ordre=450123&kolli=2', '450123'],
  ['ORDRE:450123;KOLLI:1/3', '450123'],
  // GS1: the customer's order number after what tells that it is one, ended by the sign between fields.
  ['400450123\u001D37002', '450123'],
  ['(400)450123(37)02', '450123'],
  ['BT-450123', 'BT-450123'],
  ['400450', '400450'],
])('the code %j may name order %s', (code, number) => {
  expect(orderNumbersIn(code)).toContain(number);
});

test('what no database takes is no number', () => {
  expect(orderNumbersIn('450\u0000123 45\uD8000123')).toEqual(['450', '123', '0123']);
});

test('a code that names nothing has no numbers; a long one has twelve at most, and all of them short', () => {
  expect(orderNumbersIn('')).toEqual([]);
  expect(orderNumbersIn('1/2')).toEqual(['1/2']);
  const many = orderNumbersIn(Array.from({ length: 2000 }, (_, at) => `nr${at}`).join(' '));
  expect(many).toHaveLength(12);
  expect(orderNumbersIn('9'.repeat(orderCodeLimit))).toEqual([]);
});

test.each([
  ['10028', '10028'],
  ['https://leverandor.example/pakke?ordre=450123&vare=10028', '10028'],
  // GS1: the number of an article by who sells it, and by who buys it.
  ['24010028\u001D37002', '10028'],
  ['(241)10028(37)02', '10028'],
])('the code %j may name article %s', (code, number) => {
  expect(articleNumbersIn(code)).toContain(number);
});

test('an article is looked for in all of a code; what tells of an order is no part of its number', () => {
  expect(articleNumbersIn(Array.from({ length: 40 }, (_, at) => 10_000 + at).join(' '))).toContain('10039');
  expect(articleNumbersIn('40010028')).not.toContain('10028');
});
