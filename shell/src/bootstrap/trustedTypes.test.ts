import { allowScriptsFrom, trustedRules } from './trustedTypes';

test.each([
  '/sw.js',
  '/assets/main.js',
  '/remotes/cases/1.0.0/remoteEntry.js?try=1',
  'http://localhost/assets/2.js',
])('code of the portal may run: %s', (address) =>
  expect(trustedRules.createScriptURL(address)).toBe(address),
);

test.each([
  '/api/files/7',
  '/api/files/7/sw.js',
  '/assets/../api/files/7',
  'https://evil.example/assets/main.js',
  '//evil.example/remotes/cases/remoteEntry.js',
  'data:text/javascript,alert(1)',
  'blob:http://localhost/1',
])('nothing else may: %s', (address) =>
  expect(() => trustedRules.createScriptURL(address)).toThrow(TypeError),
);

test('an origin that the configuration lists may bring areas', () => {
  const address = 'https://saker.example/cases/remoteEntry.js';
  expect(() => trustedRules.createScriptURL(address)).toThrow(TypeError);
  allowScriptsFrom(['https://saker.example']);
  expect(trustedRules.createScriptURL(address)).toBe(address);
});

test('styles may be set as HTML, markup may not', () => {
  const style = '.ant-btn:hover{color:red}';
  expect(trustedRules.createHTML(style)).toBe(style);
  expect(() => trustedRules.createHTML('<img src=x onerror=alert(1)>')).toThrow(TypeError);
});
