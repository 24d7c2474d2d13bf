import { expect, type Page } from '@playwright/test';

import { test } from '../../support/journey';
import { showIn } from '../../support/showIn';
import { wcagProblems } from '../../support/wcagProblems';

/** Opens a page of the portal's origin that has no fault but these. */
async function openPage(page: Page, body: string): Promise<void> {
  await page.route('**/planted', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="nb"><head><title>Prøve</title><style>
        body { background: #fff; color: #111 }
        .pale { color: #aaa }
        @media (prefers-color-scheme: dark) { body { background: #111; color: #fff } .dark { color: #333 } }
        @media (width < 400px) { .narrow { color: #bbb; background: #fff } }
      </style></head><body><main><h1>Prøve</h1>${body}</main></body></html>`,
    }),
  );
  await page.goto('/planted');
}

const faults = {
  'aria-allowed-attr': '<p aria-checked="true">Tekst</p>',
  'aria-hidden-focus': '<div aria-hidden="true"><a href="/">Skjult</a></div>',
  'aria-required-attr': '<div role="checkbox" tabindex="0">Valgt</div>',
  'button-name': '<button></button>',
  'color-contrast': '<p class="pale">For svakt</p>',
  'image-alt': '<img src="data:,">',
  label: '<input type="text">',
  'link-in-text-block':
    '<p>Les <a href="/" style="color: #222; text-decoration: none">mer</a> om prosjektet her.</p>',
  'link-name': '<a href="/"></a>',
  list: '<ul><p>Ikke et punkt</p></ul>',
  'nested-interactive': '<button>Ytre <a href="/">indre</a></button>',
  'scrollable-region-focusable':
    '<div style="height: 20px; overflow: auto"><p>Mye<br>mer<br>tekst<br>enn plass</p></div>',
  'select-name': '<select><option>Ett</option></select>',
};

test('each planted fault is found, and nothing where there is none', async ({ page }) => {
  await openPage(page, '<p>Uten feil.</p>');
  expect(await wcagProblems(page)).toEqual([]);
  await openPage(page, Object.values(faults).join('\n'));
  const found = await wcagProblems(page);
  expect(found.map((problem) => problem.split(':')[0])).toEqual(Object.keys(faults));
  expect(found).toContain('color-contrast: <p class="pale">For svakt</p>');
  const ofColours = await wcagProblems(page, 'colours');
  expect(ofColours.map((problem) => problem.split(':')[0])).toEqual(['color-contrast', 'link-in-text-block']);
});

test('what is broken in a frame or behind a shadow root is found', async ({ page }) => {
  await openPage(
    page,
    '<iframe title="Ramme" srcdoc="<html lang=nb><title>R</title><button></button>"></iframe>',
  );
  expect(await wcagProblems(page)).toEqual(['button-name: <button></button>']);
  await openPage(page, '<div id="host"></div>');
  await page.evaluate(() => {
    const root = document.getElementById('host')?.attachShadow({ mode: 'open' });
    if (root) root.innerHTML = '<p style="color: #bbb">Svakt</p>';
  });
  expect(await wcagProblems(page)).toEqual(['color-contrast: <p style="color: #bbb">Svakt</p>']);
});

test('one page, asked again, is judged as it looks now: its colours, its width, what has come into it', async ({
  page,
}) => {
  await openPage(page, '<p class="dark">Mørk</p><p class="narrow">Smal</p>');
  const dark = 'color-contrast: <p class="dark">Mørk</p>';
  const narrow = 'color-contrast: <p class="narrow">Smal</p>';
  expect(await wcagProblems(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await wcagProblems(page)).toEqual([dark]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await wcagProblems(page)).toEqual([`${dark} | <p class="narrow">Smal</p>`]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await wcagProblems(page)).toEqual([narrow]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  expect(await wcagProblems(page)).toEqual(['button-name: <button></button>']);
});

test('a fault that is there in dark alone is seen at the first question, though the look follows later, and level by level', async ({
  page,
}) => {
  await openPage(
    page,
    `<style>* { transition: color 0.01ms, background-color 0.01ms } [data-theme=dark] body { background: #111; color: #333 }</style>
    <div><div><div><p>Først i mørkt</p></div></div></div>
    <script>
      const dark = matchMedia('(prefers-color-scheme: dark)');
      const look = () => { document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light' };
      look();
      dark.addEventListener('change', () => setTimeout(look, 300));
    </script>`,
  );
  for (const [scheme, problems] of [
    ['light', []],
    ['dark', ['color-contrast: <h1>Prøve</h1> | <p>Først i mørkt</p>']],
    ['light', []],
  ] as const) {
    await showIn(page, scheme);
    expect(await wcagProblems(page, 'colours')).toEqual(problems);
  }
});

test('of a page behind a dialog only the dialog is judged, until it is gone', async ({ page }) => {
  const dialog = (text: string) =>
    `<div role="dialog" aria-modal="true" aria-label="Spørsmål"><p class="pale">${text}</p></div>`;
  await openPage(page, `<div id="root"><button></button></div>${dialog('For svakt')}`);
  const behind = 'button-name: <button></button>';
  expect(await wcagProblems(page)).toEqual(['color-contrast: <p class="pale">For svakt</p>']);
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('[role="dialog"]')?.style.setProperty('display', 'none'),
  );
  expect(await wcagProblems(page)).toEqual([behind]);
  await openPage(page, `<div id="root"><button></button>${dialog('Inni')}</div>`);
  expect(await wcagProblems(page)).toEqual([behind, 'color-contrast: <p class="pale">Inni</p>']);
});
