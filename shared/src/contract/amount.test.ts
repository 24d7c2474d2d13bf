import { amount, amountOf, hundredthsOf, readAmount, showAmount } from './amount';

test('an amount has at most nine digits and two decimals', () => {
  for (const written of ['0', '12', '12.5', '999999999.99'])
    expect(amount.safeParse(written).success).toBe(true);
  for (const written of ['', '-1', '1.234', '1e3', '1000000000', '.5', '1.', '12,5', 'NaN'])
    expect(amount.safeParse(written).success).toBe(false);
});

test('hundredths are exact where floats are not', () => {
  const sum = ['0.1', '0.2', '1.1'].reduce((all, one) => all + hundredthsOf(one), 0);
  expect(amountOf(sum)).toBe('1.40');
  expect(amountOf(hundredthsOf('999999999.99') + 1)).toBe('1000000000.00');
  expect(amountOf(5)).toBe('0.05');
  expect(amountOf(0)).toBe('0.00');
});

test('it is typed with a comma or a point, and shown with a comma and two decimals', () => {
  expect(readAmount(' 1 250,5')).toBe('1250.50');
  expect(readAmount('3.25')).toBe('3.25');
  for (const typed of ['', 'to', '1,234', '-2', '1,2,3']) expect(readAmount(typed)).toBeUndefined();
  expect(showAmount('12.5')).toBe('12,50');
});
