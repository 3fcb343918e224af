import { readdirSync } from 'node:fs';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { isLongRun } from '../isLongRun.ts';
import { findNuMessages } from './findNuMessages.ts';
import { excludedRules, presets } from './htmlRules.ts';
import { renderPresets, renderSite } from './renderPages.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: presets, rules: excludedRules }),
);

const starters = readdirSync('create/starters').map((name) => `create/starters/${name}`);
/** Whole sites, as in tests/browser/sites.test.ts. */
const companies = ['product', 'restaurant', 'praxis', 'festival'].map(
  (name) => `tests/fixtures/sites/${name}`,
);
const sites = ['.', ...starters, ...companies];

test('the validator finds mistakes', async () => {
  const page = renderPresets().get('table') ?? '';
  const broken = page.replace('<table', '<table role="table"');
  expect(await findMistakes(new Map([['table', broken]]))).toEqual([
    expect.stringContaining('no-redundant-role'),
  ]);
});

test('the presets of every section type are valid HTML', async () => {
  expect(await findMistakes(renderPresets())).toEqual([]);
});

test.each(sites)('every page of the site in %s is valid HTML', async (root) => {
  expect(await findMistakes(await renderSite(root))).toEqual([]);
});

// The Nu checker is a Java program of 30 MB, so that only long runs use it.
if (isLongRun)
  test('the Nu checker has no objection to any page', async (context) => {
    const pages = new Map<string, string>();
    for (const [type, html] of renderPresets()) pages.set(`examples/${type}`, html);
    for (const root of sites)
      for (const [route, html] of await renderSite(root)) pages.set(`${root}${route}`, html);
    const messages = await findNuMessages(pages);
    if (messages === 'no Java') {
      console.warn('NOT RUN: the Nu checker needs Java (apt-get install default-jre-headless)');
      context.skip('Java is missing');
    }
    expect(messages).toEqual([]);
  });

async function findMistakes(pages: ReadonlyMap<string, string>): Promise<string[]> {
  const reports = await Promise.all(
    [...pages].map(async ([name, html]) => {
      const { results } = await validator.validateString(html, name);
      return results.flatMap(({ messages }) =>
        messages.map(
          ({ ruleId, message, selector }) => `${name}: ${ruleId}: ${message} ${selector}`,
        ),
      );
    }),
  );
  return reports.flat();
}
