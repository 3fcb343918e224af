import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { transform } from 'lightningcss';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { basePath } from '../../base/files/readBasePath.ts';
import { listHeadScripts } from '../../renderer/context/headModules.ts';
import { renderPage } from '../../renderer/page/renderPage.tsx';
import { createNotFoundPage } from '../../renderer/page/shell/createNotFoundPage.ts';
import { listSiteFiles } from '../../renderer/siteFiles/_shared/listSiteFiles.ts';
import { CheckCache } from '../../schema/check/CheckCache.ts';
import { checkSite } from '../../schema/check/checkSite.ts';
import { themeStylesheet } from '../../sections/_shared/theme/theme.ts';
import { sectionChecks, sectionTypes } from '../diagnostics/sectionTypes.ts';
import { isLongRun } from '../isLongRun.ts';
import { sampleRenderContext } from '../sampleRenderContext.ts';
import { findMarkupFaults } from './findMarkupFaults.ts';
import {
  createSampleFiles,
  findHostileLocations,
  type HostileLocation,
  insertHostileText,
} from './hostileLocations.ts';
import { hostileValues } from './hostileValues.ts';

/**
 * The promise: no text of an author causes an internal error in `check` or the renderer, and no built
 * page contains an element, attribute, script or control character from such a text.
 */

const root = mkdtempSync(join(tmpdir(), 'blockwright-attack-'));
cpSync('public', join(root, 'public'), { recursive: true });
for (const part of [
  'data/forms',
  'functions/search-virtual-latinos',
  'functions/send-applicant-email',
])
  cpSync(part, join(root, part), { recursive: true });
writeFileSync(join(root, 'data/forms/contact.yaml'), '');
// Pages are rendered as in a build, without react-dom.
beforeAll(() => {
  vi.stubEnv('DEV', false);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

/** The parts of a check that all cases share. */
const cache = new CheckCache();
const files = createSampleFiles();
const places = findHostileLocations(files);
const cases = places.flatMap((place) => hostileValues.map((text) => ({ place, text })));
/** Selects cases evenly; the step has no common divisor with the number of texts. */
const step = isLongRun ? 5 : 499;

describe('hostile texts', () => {
  test('the sample has locations of every kind and can be built', async () => {
    expect(places.length).toBeGreaterThan(300);
    const { errors, pages } = await checkAndRender(files);
    expect(errors).toEqual([]);
    expect(pages).toBeGreaterThan(20);
  });

  test('are reported or rendered as text', async () => {
    const chosen = cases.filter((_, index) => index % step === 0);
    expect(chosen.length).toBeGreaterThan(50);
    expect(new Set(chosen.map(({ text }) => text)).size).toBe(
      Math.min(hostileValues.length, chosen.length),
    );
    const faults: string[] = [];
    let built = 0;
    for (const { place, text } of chosen)
      try {
        const { errors, found } = await checkAndRender(createCase(place, text), place);
        if (errors.length === 0) built++;
        for (const fault of found)
          faults.push(`${formatLocation(place)} ${formatText(text)}: ${fault}`);
      } catch (error) {
        faults.push(
          `${formatLocation(place)} ${formatText(text)}: ${(error as Error).stack?.slice(0, 400)}`,
        );
      }
    expect(faults).toEqual([]);
    expect(built).toBeGreaterThan(chosen.length / 10);
  });
});

/** Returns the files with a hostile text, reduced to the home page and the page with the text. */
function createCase(place: HostileLocation, text: string): typeof files {
  const { site, pages } = files['pages.yaml'];
  const own = place.path[0] === 'pages' ? String(place.path[1]) : '/';
  const few = { '/': pages['/'] as object, [own]: pages[own] as object };
  return insertHostileText({ ...files, 'pages.yaml': { site, pages: few } }, place, text);
}

/** Checks the files and, without errors, renders the pages that the location affects. */
async function checkAndRender(content: typeof files, place?: HostileLocation) {
  const texts = Object.entries(content).map(([path, value]) => [path, stringify(value)]);
  const overlay: Record<string, string> = Object.fromEntries(texts);
  const checked = await checkSite({
    cache,
    root,
    sections: sectionTypes,
    checks: sectionChecks,
    mode: 'build',
    now: new Date('2026-06-01T00:00:00Z'),
    overlay: (path) => overlay[path],
  });
  const errors = checked.diagnostics
    .filter(({ severity, code }) => severity === 'error' && !ignoredCodes.has(code))
    .filter(({ message }) => !isAboutSampleForm(message))
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
    assets: {
      ...sampleRenderContext.assets,
      styles: { blocks: [{ id: '', css: stylesheet }], islands: {} },
    },
  };
  const own = place?.path[0] === 'pages' ? String(place.path[1]) : '/';
  const wanted = checked.pages.filter(({ route }) => !place || route === own);
  // A script that is not valid throws here.
  for (const { code } of listHeadScripts(site)) new Script(code);
  const found = wanted.flatMap((page) => {
    const { html, islands, structuredData } = renderPage(page, renderContext);
    return findMarkupFaults(html, Math.min(1, islands.length) + Math.min(1, structuredData.length));
  });
  const siteFiles = listSiteFiles(checked, {
    root: '',
    renderContext,
    render: { renderPage, createNotFoundPage },
    findDates: async () => () => undefined,
  });
  siteFiles.delete('404.html');
  for (const [name, generate] of siteFiles) {
    const text = String(await generate());
    if (name.endsWith('.html')) found.push(...findRedirectFaults(text));
    else if (/[^\P{Cc}\n]/u.test(text)) found.push(`control character in ${name}`);
    if (name === '_redirects' && !/^(?:\S+ \S+ 301\n)*$/.test(text))
      found.push(`a line of ${name}`);
  }
  return { errors, found, pages: wanted.length };
}

/** Codes of missing pages and images, to which the examples of section types lead. */
const ignoredCodes = new Set(['BW101', 'BW102', 'BW106', 'BW121']);

/** Whether a message reports a form as unknown that the sample renders without a file in data/forms/. */
function isAboutSampleForm(message: string): boolean {
  const [, name = ''] = /^Unknown form `([^`]+)`/.exec(message) ?? [];
  return Object.hasOwn(sampleRenderContext.forms, name);
}

/** Returns the faults of a redirect page, which has a refresh of its own. */
function findRedirectFaults(html: string): string[] {
  return findMarkupFaults(html.replace('<meta http-equiv="refresh"', '<meta'), 0);
}

function formatLocation({ file, path, key }: HostileLocation): string {
  return `${file} ${path.join('/')}${key ? ' (key)' : ''}`;
}

function formatText(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}
