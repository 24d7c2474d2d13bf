import { copies, secondCopies } from './copies';
import type * as DefineArea from './defineArea';
import { defineArea } from './defineArea';

test('an area that takes everything from the shell is not accused', () => {
  expect(Object.keys(copies)).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'react-router-dom', 'swr', 'antd']),
  );
  expect(secondCopies('cases', defineArea({}))).toBeUndefined();
});

test('an area with a react of its own is named together with it', () => {
  jest.isolateModules(() => {
    const { defineArea: elsewhere } = jest.requireActual<typeof DefineArea>('./defineArea');
    expect(secondCopies('cases', elsewhere({}))).toMatch(/^mf-cases har sin egen kopi av react, react-dom, /);
  });
});

test('only what differs is named', () => {
  expect(secondCopies('cases', { copies: { ...copies, swr: () => undefined } })).toBe(
    'mf-cases har sin egen kopi av swr',
  );
});

test('an older area that does not tell, or one that tells of more, is not accused', () => {
  expect(secondCopies('cases', {})).toBeUndefined();
  expect(secondCopies('cases', { copies: { ...copies, lodash: {} } })).toBeUndefined();
});
