import { paintDocument } from './paintDocument';

test('what the browser draws around the page follows the chosen look, not the device', () => {
  document.head.innerHTML = `
    <meta name="theme-color" content="#3C4883" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="#12141C" media="(prefers-color-scheme: dark)">`;
  const colors = () => [...document.querySelectorAll('meta')].map(({ content }) => content);
  paintDocument('dark', false);
  expect(colors()).toEqual(['#12141C', '#12141C']);
  paintDocument('light', false);
  expect(colors()).toEqual(['#3C4883', '#3C4883']);
});
