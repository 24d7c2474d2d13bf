/* global jest */
import '@testing-library/jest-dom';

import { TextDecoder, TextEncoder } from 'node:util';

import { configure } from '@testing-library/dom';

import { screens } from '../test/ceilings';

jest.setTimeout(screens.test);
configure({ asyncUtilTimeout: screens.wait });

// What every browser has and jsdom lacks.
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;
globalThis.reportError ??= (error) => console.error(error);
// No motion: jsdom shows none, and what begins to come would not be seen for some frames, on a busy machine longer than its test waits.
globalThis.matchMedia ??= (query) => ({
  matches: query === '(prefers-reduced-motion: reduce)',
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
});
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// Without a layout nothing comes into sight.
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
const nowhere = { x: 0, y: 0, left: 0, top: 0, right: 0, bottom: 0, width: 0, height: 0 };
globalThis.Range.prototype.getBoundingClientRect ??= () => nowhere;
globalThis.Range.prototype.getClientRects ??= () => [];
globalThis.Blob.prototype.arrayBuffer ??= function arrayBuffer() {
  const reader = new globalThis.FileReader();
  reader.readAsArrayBuffer(this);
  return new Promise((resolve) => reader.addEventListener('load', () => resolve(reader.result)));
};
globalThis.HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
globalThis.HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
  this.dispatchEvent(new globalThis.Event('close'));
};
globalThis.Element.prototype.scrollIntoView ??= () => undefined;
globalThis.document.elementFromPoint ??= () => null;
