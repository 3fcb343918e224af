import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { prepareBuild } from '../builds/builds.ts';
import { isLongRun } from '../isLongRun.ts';
import { axeViolations, colorViolations } from './axeViolations.ts';
import { builtRoutes } from './builtRoutes.ts';
import { type Visit, visitSite } from './fakeServices.ts';
import { hydrateAll } from './hydrateAll.ts';
import { openBrowser } from './openBrowser.ts';

/* Two sites as agencies deliver them, without code of their own: a library and a software company. */

const out = mkdtempSync(join(tmpdir(), 'blockwright-clients-'));
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  rmSync(out, { recursive: true, force: true });
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

const press = ({ page }: Visit, name: string) => page.getByRole('button', { name }).click();

describe('a library', () => {
  const site = useSite('library', '/');

  test('has nothing that `check` reports', () => {
    expect(site.printed).not.toMatch(/warning|error/);
  });

  test('shows a map after a click, counts visits after consent, and nothing before', async () => {
    const visit = await site.visit('/visit');
    expect([...visit.hosts]).toEqual([]);
    await visit.page.getByRole('link', { name: /Map of the streets/ }).click();
    await expect.poll(() => [...visit.hosts]).toEqual(['www.openstreetmap.org']);
    await press(visit, 'Accept all');
    await expect.poll(() => [...visit.hosts]).toContain('stats.alderstreet.example');
    expect(visit.problems).toEqual([]);
  });

  test('shows its table, its dates and what its articles contain', () => {
    const people = site.read('/people');
    expect(people.match(/, room 0(?:07|12)/g)).toHaveLength(60);
    expect(people).toContain('Maps; letters\nand trams');
    const events = site.read('/events');
    for (const day of ['2031-03-04', '2031-04-01', '2031-05-06', '2031-06-03'])
      expect(events).toContain(`"${day}`);
    expect(events).toMatch(/ href="[^"]*\.ics"/);
    const article = site.read('/news/repair-evening');
    expect(article).toMatch(/data-frame="[^"]*youtube/);
    expect(article).not.toMatch(/:::|::(?:video|download)/);
    expect(site.read('/visit')).toContain('specialOpeningHoursSpecification');
    expect(site.read('/ar/visit')).toMatch(/rel="preload"[^>]*noto-kufi/);
    expect(site.read('/visit')).not.toMatch(/rel="preload"[^>]*noto-kufi/);
  });

  test('finds its articles in the header’s language', async () => {
    const visit = await site.visit('/ar/search');
    await press(visit, 'رفض الكل');
    await visit.page.getByRole('searchbox').fill('صناديق');
    const first = visit.page.locator('main a[href*="tram-archive"]').first();
    await expect.poll(() => first.isVisible()).toBe(true);
    expect(visit.problems).toEqual([]);
  });

  test.runIf(isLongRun)('fits all screens and is accessible', () => site.expectNoFaults());
});

describe('a software company', () => {
  const site = useSite('queues', '/www/');

  test('has nothing that `check` reports', () => {
    expect(site.printed).not.toMatch(/warning|error/);
  });

  test('tells its services which variant a visitor saw, and shows its badge to everybody', async () => {
    const visit = await site.visit('/variant-b');
    expect(await visit.page.locator('h1').textContent()).toBe('Know which job waits');
    await expect.poll(() => visit.page.locator('#status').textContent()).toBe('All systems run.');
    expect([...visit.hosts]).toEqual([]);
    await press(visit, 'Accept all');
    await expect.poll(() => [...visit.hosts]).toContain('region1.google-analytics.com');
    // Services learn of a variant on the first page that is loaded after the visitor agreed.
    await visit.page.reload();
    const events = () => visit.page.evaluate('JSON.stringify(window.dataLayer ?? [])');
    await expect.poll(events).toContain('"variant_shown"');
    expect(await events()).toContain('home-headline=b');
    expect(visit.problems).toEqual([]);
  });

  test.runIf(isLongRun)('fits all screens and is accessible', () => site.expectNoFaults());
});

/** Builds a site before the tests of its group. */
function useSite(name: string, base: string) {
  const folder = join(out, name, 'client');
  const address = `https://www.example.com${base.replace(/\/$/, '')}`;
  const built = {
    printed: '',

    async visit(route: string): Promise<Visit> {
      const visit = await visitSite(browser, folder, { base });
      await visit.page.goto(address + route);
      await visit.page.waitForLoadState('networkidle');
      return visit;
    },

    read(route: string): string {
      return readFileSync(join(folder, route, 'index.html'), 'utf8');
    },

    /** Opens each page at three widths in both schemes. Visitors have answered the banner. */
    async expectNoFaults(): Promise<void> {
      const visit = await built.visit('/');
      await visit.page.locator('section.consent button').first().click();
      const faults: unknown[] = [];
      for (const route of builtRoutes(folder).filter((route) => route !== '/no-such-page')) {
        await visit.page.goto(address + route);
        if (built.read(route).includes(' data-island="')) await hydrateAll(visit.page);
        for (const width of [360, 768, 1280]) {
          await visit.page.setViewportSize({ width, height: 900 });
          const overflow = await visit.page.evaluate(
            'document.documentElement.scrollWidth - innerWidth',
          );
          if (overflow !== 0) faults.push([route, width, overflow]);
        }
        for (const colorScheme of ['light', 'dark'] as const) {
          await visit.page.emulateMedia({ colorScheme });
          const find = colorScheme === 'dark' ? colorViolations : axeViolations;
          const violations = await find(visit.page);
          if (violations.length > 0) faults.push([route, colorScheme, violations]);
        }
      }
      expect(faults).toEqual([]);
      expect(visit.problems).toEqual([]);
    },
  };
  beforeAll(async () => {
    const root = `tests/fixtures/sites/${name}`;
    built.printed = await prepareBuild(root, '--out', join(out, name));
  });
  return built;
}
