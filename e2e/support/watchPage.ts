import type { Page } from '@playwright/test';

/** Collects what the browser complains about from now on: refusals of the Content-Security-Policy, and errors in the console. */
export async function watchPage(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  await page.exposeFunction('reportViolation', (violation: string) => complaints.push(violation));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const where = `${event.sourceFile}:${event.lineNumber}:${event.columnNumber}`;
      const report = (globalThis as { reportViolation?: (violation: string) => unknown }).reportViolation;
      report?.(`${location.href}: ${event.effectiveDirective} refused '${event.sample}' of ${where}`);
    });
  });
  return complaints;
}
