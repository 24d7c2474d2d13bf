import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Frame, Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

declare global {
  interface Window {
    /** There once `wcagProblems` has looked at the page. */
    axe?: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
  }
}

// Frames of every origin are looked into.
const source = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};
  axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;

/** What is asked of a page: all that a machine can check, or the rules whose answer depends on its colours. */
const asked = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa'] },
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const;

/** Puts axe into the frame, once for each document. */
const hand = async (frame: Frame) => {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
};

/**
 * Where the page breaks a rule of WCAG 2.1 AA that a machine can check. axe runs in the page, where it has been put once: its
 * builder for Playwright brings it anew for each question, and opens a second page to sum up in, which takes six times as long.
 * @param of `colours` where all was asked of the same content in other colours
 */
export async function wcagProblems(page: Page, of: keyof typeof asked = 'all'): Promise<string[]> {
  const { type, values } = asked[of];
  const options: RunOptions = {
    runOnly: { type, values: [...values] },
    // What holds need not be told, one by one.
    resultTypes: ['violations'],
    // Of these rules only that of sound waits for what axe loads ahead; the style sheets, read anew for each question, are no rule's.
    preload: { assets: ['media'] },
  };
  await Promise.all(page.frames().map(hand));
  const violations = await page.evaluate(async (chosen) => {
    // What lies behind a dialog is looked at without it, and takes most of the time on a long page.
    const portal = document.querySelector('#root');
    const dialogs = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')];
    const isBehind = dialogs.some((dialog) => dialog.checkVisibility() && !portal?.contains(dialog));
    const results = await window.axe?.run(portal && isBehind ? { exclude: portal } : document, chosen);
    return results?.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
  }, options);
  if (!violations) throw new Error('axe is not in the page');
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((html) => html.slice(0, 120)).join(' | ')}`);
}
