import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Where the page breaks a rule of WCAG 2.1 AA that a machine can check. */
export async function wcagProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}
