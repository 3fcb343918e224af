import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { afterAll, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { generateSiteFiles } from '../../renderer/build/output/generateSiteFiles.ts';
import { renderPage } from '../../renderer/page/renderPage.tsx';
import { basePath } from '../../renderer/site/createRenderContext.ts';
import { checkSite } from '../../schema/check/checkSite.ts';
import { themeStylesheet } from '../../sections/_shared/theme.ts';
import { sectionChecks, sectionTypes } from '../diagnostics/sectionTypes.ts';
import { sampleRenderContext } from '../sampleRenderContext.ts';
import { type HostilePlace, hostilePlaces, sampleFiles, withHostile } from './hostilePlaces.ts';
import { hostileValues } from './hostileValues.ts';
import { markupFaults } from './markupFaults.ts';

/**
 * Whatever an author writes, `check` and the renderer never fail with an internal error, and what
 * is built never holds an element, attribute, script or control character that the text spells.
 */

const root = mkdtempSync(join(tmpdir(), 'blockwright-attack-'));
cpSync('public', join(root, 'public'), { recursive: true });
cpSync('data/forms', join(root, 'data/forms'), { recursive: true });
writeFileSync(join(root, 'data/forms/contact.yaml'), '');
afterAll(() => rmSync(root, { recursive: true, force: true }));

const files = sampleFiles();
const places = hostilePlaces(files);
const cases = places.flatMap((place) => hostileValues.map((text) => ({ place, text })));
/** Steps through all cases evenly; the step has no common divisor with the number of texts. */
const step = process.env.BLOCKWRIGHT_LONG ? 1 : 499;

describe('hostile texts', () => {
  test('the sample has places of every kind, and is built', async () => {
    expect(places.length).toBeGreaterThan(300);
    const { errors, pages } = await attempt(files);
    expect(errors).toEqual([]);
    expect(pages).toBeGreaterThan(20);
  });

  test('are reported or rendered as text', { timeout: 3_600_000 }, async () => {
    const chosen = cases.filter((_, index) => index % step === 0);
    expect(chosen.length).toBeGreaterThan(50);
    const faults: string[] = [];
    let built = 0;
    for (const { place, text } of chosen)
      try {
        const { errors, found } = await attempt(onlyFor(place, text), place);
        if (errors.length === 0) built++;
        for (const fault of found) faults.push(`${nameOf(place)} ${shown(text)}: ${fault}`);
      } catch (error) {
        faults.push(`${nameOf(place)} ${shown(text)}: ${(error as Error).stack?.slice(0, 400)}`);
      }
    expect(faults).toEqual([]);
    expect(built).toBeGreaterThan(chosen.length / 10);
  });
});

/** The files with a hostile text, and no other page than home and the one it is on. */
function onlyFor(place: HostilePlace, text: string): typeof files {
  const { site, pages } = files['pages.yaml'];
  const own = place.path[0] === 'pages' ? String(place.path[1]) : '/';
  const few = { '/': pages['/'] as object, [own]: pages[own] as object };
  return withHostile({ ...files, 'pages.yaml': { site, pages: few } }, place, text);
}

/** Checks the files and, if there is no error, renders what the place can change. */
async function attempt(content: typeof files, place?: HostilePlace) {
  const texts = Object.entries(content).map(([path, value]) => [path, stringify(value)]);
  const overlay: Record<string, string> = Object.fromEntries(texts);
  const checked = await checkSite({
    root,
    sections: sectionTypes,
    checks: sectionChecks,
    mode: 'build',
    now: new Date('2026-06-01T00:00:00Z'),
    read: (path) => overlay[path],
  });
  const errors = checked.diagnostics
    .filter(({ severity, code }) => severity === 'error' && !about.has(code))
    .map(({ code, message }) => `${code} ${message}`);
  const { site } = checked;
  if (errors.length > 0 || !site) return { errors, found: [], pages: 0 };
  const css = themeStylesheet(site.theme);
  const stylesheet = transform({ filename: 'site.css', code: Buffer.from(css) }).code.toString();
  const renderContext = {
    ...sampleRenderContext,
    site,
    base: basePath(site.url),
    forms: { ...sampleRenderContext.forms, ...checked.forms },
    pages: checked.pages,
    assets: { ...sampleRenderContext.assets, stylesheet },
  };
  const own = place?.path[0] === 'pages' ? String(place.path[1]) : '/';
  const wanted = checked.pages.filter(({ route }) => !place || route === own);
  const found = wanted.flatMap((page) => {
    const { html, islands, structuredData } = renderPage(page, renderContext);
    return markupFaults(html, Math.min(1, islands.length) + Math.min(1, structuredData.length));
  });
  for (const [name, text] of generateSiteFiles(checked.pages, renderContext, () => undefined)) {
    if (name.endsWith('.html')) found.push(...redirectFaults(text));
    else if (/[^\P{Cc}\n]/u.test(text)) found.push(`control character in ${name}`);
    if (name === '_redirects' && !/^(?:\S+ \S+ 301\n)*$/.test(text))
      found.push(`a line of ${name}`);
  }
  return { errors, found, pages: wanted.length };
}

/** Examples of section types link to pages and forms that the sample does not have. */
const about = new Set(['BW101', 'BW102', 'BW030', 'BW106', 'BW121']);

/** A page that redirects has one refresh of its own. */
function redirectFaults(html: string): string[] {
  return markupFaults(html.replace('<meta http-equiv="refresh"', '<meta'), 0);
}

function nameOf({ file, path, key }: HostilePlace): string {
  return `${file} ${path.join('/')}${key ? ' (key)' : ''}`;
}

function shown(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}
