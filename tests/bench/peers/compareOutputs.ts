import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

/**
 * Verifies that a generator built exactly the pages of the site, and that a sample of them contains
 * the texts of Blockwright's pages and little more.
 *
 * @returns the mean size of its pages in bytes
 * @throws Error with the first difference
 */
export async function compareOutputs(
  tool: string,
  output: string,
  reference: string,
  routes: readonly string[],
): Promise<number> {
  const built = await routesIn(output);
  const missing = routes.filter((route) => !built.has(route));
  const more = [...built].filter((route) => !routes.includes(route));
  if (missing.length + more.length > 0)
    throw new Error(
      `${tool} built ${built.size} pages, not ${routes.length}; without ${missing.slice(0, 3)}, with ${more.slice(0, 3)}`,
    );
  let bytes = 0;
  const sample = getSample(routes, 12);
  for (const route of sample) {
    const html = await readFile(join(output, route, 'index.html'), 'utf8');
    const wanted = await readFile(join(reference, route, 'index.html'), 'utf8');
    bytes += html.length;
    compareTexts(tool, route, mainText(html), mainTexts(wanted));
  }
  return Math.round(bytes / sample.length);
}

/** Returns the routes of the pages in a folder. */
async function routesIn(output: string): Promise<Set<string>> {
  const files = await readdir(output, { recursive: true });
  return new Set(
    files
      .filter((file) => file === 'index.html' || file.endsWith(`${sep}index.html`))
      .map((file) => `/${file.slice(0, -'index.html'.length).replaceAll(sep, '/')}`)
      .map((route) => (route === '/' ? route : route.replace(/\/$/, ''))),
  );
}

function compareTexts(tool: string, route: string, own: string, wanted: string[]): void {
  for (const text of wanted)
    if (!own.includes(text)) throw new Error(`${tool} lacks “${text}” on ${route}`);
  const [less, count] = [wanted.join(' '), own].map((text) => text.split(' ').length) as [
    number,
    number,
  ];
  if (Math.abs(count - less) > 0.06 * less + 40)
    throw new Error(`${tool} has ${count} words on ${route}, and Blockwright ${less}`);
}

/** Returns the visible texts of a page's main content, without the texts of controls. */
function mainTexts(html: string): string[] {
  return withoutInterface(html)
    .split(/<[^>]*>/)
    .map(plain)
    .filter((text) => text !== '');
}

function mainText(html: string): string {
  return plain(withoutInterface(html).replaceAll(/<[^>]*>/g, ' '));
}

function withoutInterface(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0];
  if (!main) throw new Error('there is no main part in this page');
  return main
    .replaceAll(/<nav[\s\S]*?<\/nav>|<style[\s\S]*?<\/style>|<script[\s\S]*?<\/script>/g, ' ')
    .replaceAll(/<span class="(?:visually-)?hidden"[^>]*>[^<]*<\/span>/g, ' ');
}

function plain(text: string): string {
  return text
    .replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(amp|lt|gt|quot));/gi, (_, decimal, hex, name) =>
      name
        ? (entities[name] ?? '')
        : String.fromCodePoint(Number.parseInt(decimal ?? hex, decimal ? 10 : 16)),
    )
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Returns the first page, the last page and some in between. */
function getSample(routes: readonly string[], count: number): string[] {
  const step = (routes.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, index) => routes[Math.round(index * step)] ?? '/');
}
