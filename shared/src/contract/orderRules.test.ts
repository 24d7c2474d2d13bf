import {
  actionsFor,
  isUntouched,
  lineProblem,
  maySeeOrders,
  orderedAfter,
  orderTexts,
  receiveProblem,
  stepTo,
} from './orderRules';

const line = { qty: '10.00', qtyAlreadyReceived: '4.00' };
const whole = { qty: '10.00', qtyAlreadyReceived: '10.00' };

test('developer staff alone see orders', () => {
  expect(maySeeOrders({ isByggtun: true })).toBe(true);
  expect(maySeeOrders({ isByggtun: false })).toBe(false);
});

test('goods are received while the order is released and something is to come', () => {
  expect(receiveProblem(1, [line, whole])).toBeUndefined();
  expect(receiveProblem(1, [whole])).toBe(orderTexts.receivedBefore);
  expect(receiveProblem(3, [line])).toBe(orderTexts.receivedBefore);
  expect(receiveProblem(2, [line])).toBe(orderTexts.notReleased);
  expect(receiveProblem(4, [line])).toBe(orderTexts.notReleased);
});

test('the stepper goes by 1 where a whole amount was ordered, else by 0.01, and stops at what remains', () => {
  expect(stepTo(line, '5.00', 1)).toBe('6.00');
  expect(stepTo(line, '6.00', 1)).toBeUndefined();
  expect(stepTo(line, '0.00', -1)).toBeUndefined();
  const part = { qty: '2.50', qtyAlreadyReceived: '0.00' };
  expect(stepTo(part, '2.49', 1)).toBe('2.50');
  expect(stepTo(part, '2.50', 1)).toBeUndefined();
});

test.each([
  ['12.00', -1, '6.00'],
  ['12.00', 1, undefined],
  ['5.50', 1, '6.00'],
  ['0.50', -1, '0.00'],
  ['6.50', -1, '5.50'],
] as const)('from %s a step of %s leads to %s, of six that remain', (from, direction, to) => {
  expect(stepTo(line, from, direction)).toBe(to);
});

test('what remains is a full receipt; less asks which; more can only correct the order', () => {
  expect(actionsFor(line, '6.00')).toEqual([0]);
  expect(actionsFor(line, '5.99')).toEqual([1, 2]);
  expect(actionsFor(line, '6.01')).toEqual([1]);
});

test('a line that was not touched is 0 with action 2', () => {
  expect(isUntouched({ qtyReceived: '0', receivedGoodsAction: 2 })).toBe(true);
  expect(isUntouched({ qtyReceived: '0', receivedGoodsAction: 1 })).toBe(false);
  expect(isUntouched({ qtyReceived: '0.01', receivedGoodsAction: 2 })).toBe(false);
});

test.each([
  ['0', 2, '0.00', undefined],
  ['6', 0, '4.00', undefined],
  ['5', 0, '4.00', /annen mengde/],
  ['6', 0, '0.00', undefined],
  ['10', 0, '0.00', /tatt imot av andre/],
  ['6', 2, '0.00', undefined],
  ['7', 2, '4.00', /mer enn det som gjenstår/],
  ['7', 2, '0.00', /tatt imot av andre/],
  ['7', 1, '4.00', undefined],
  ['7', 1, '0.00', /tatt imot av andre/],
] as const)(
  '%s with action %s, seen at %s',
  (qtyReceived, receivedGoodsAction, qtyAlreadyReceived, problem) => {
    const found = lineProblem(line, { qtyReceived, receivedGoodsAction, qtyAlreadyReceived });
    if (problem === undefined) expect(found).toBeUndefined();
    else expect(found).toMatch(problem);
  },
);

test('a correction makes what is ordered what has come; nothing else changes it', () => {
  expect(orderedAfter(line, { qtyReceived: '3.5', receivedGoodsAction: 1 })).toBe('7.50');
  expect(orderedAfter(line, { qtyReceived: '3.5', receivedGoodsAction: 2 })).toBe('10.00');
  expect(orderedAfter(line, { qtyReceived: '6', receivedGoodsAction: 0 })).toBe('10.00');
});
