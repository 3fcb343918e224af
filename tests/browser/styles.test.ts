import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { classNames } from '../../code/createViteConfig.ts';
import { styleBlocks } from '../../renderer/render.ts';
import { hydrateAll } from './hydrateAll.ts';
import { openBrowser } from './openBrowser.ts';

const address = inject('address');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Routes with every island of the site, and what makes it render more than the server did. */
const routes: [route: string, open: string | undefined, submit: string | undefined][] = [
  ['/', undefined, undefined],
  ['/atlanta-virtual-assistants', 'a[href="#get-matched"]', 'dialog[open] [type="submit"]'],
  ['/pricing', undefined, 'form [type="submit"]'],
  ['/roles', 'a[href="#apply"]', 'dialog[open] [type="submit"]'],
  ['/competitor-research', undefined, 'form [type="submit"]'],
];

test.each(routes)('%s carries the styles of all that it renders', async (route, open, submit) => {
  const page = await browser.newPage();
  await page.goto(address + route);
  await hydrateAll(page);
  if (open) await page.locator(open).locator('visible=true').first().click();
  if (submit) {
    await page.locator(submit).locator('visible=true').first().click();
    await page.waitForSelector('[aria-invalid="true"]');
  }
  const used = await page.evaluate(() => [
    ...new Set([...document.querySelectorAll('[class]')].flatMap((one) => [...one.classList])),
  ]);
  const carried = await page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)),
  );
  const names = classNames(process.cwd());
  const styled = (await styleBlocks())
    .filter(({ css }) => css)
    .flatMap(({ id }) => names.get(id) ?? [])
    .filter((name) => used.includes(name));
  const missing = styled.filter((name) => !carried.some((rule) => rule.includes(`.${name}`)));
  expect(missing).toEqual([]);
  expect(styled.length).toBeGreaterThan(20);
  await page.close();
});
