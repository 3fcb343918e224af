import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { PageDefinition } from '../../../../schema/vocabulary/page.ts';
import { setAside } from '../../aside.ts';
import { eachSite } from '../../sites/eachSite.ts';
import { editedText } from '../../sites/edits.ts';
import { toYaml } from '../../sites/toYaml.ts';
import { type GeneratedSite, pageInManifest, type SiteOptions } from '../../sites/writeSite.ts';

/**
 * Writes a generated site for Hugo below `project`: written pages as files with front matter; for
 * generated pages a layout with the texts, data/ unchanged, and for each page a file that names its
 * rows (Hugo 0.126 does not need these).
 */
export async function writeHugoSite(
  project: string,
  site: GeneratedSite,
  options: SiteOptions,
): Promise<void> {
  const { pages, form, seed = 1 } = options;
  await setAside(project, ['content', 'data', 'layouts/made']);
  const put = async (path: string, text: string) => {
    await mkdir(dirname(join(project, path)), { recursive: true });
    await writeFile(join(project, path), text);
  };
  const { site: head, blocks } = parse(await readFile(join(site.root, 'pages.yaml'), 'utf8'));
  await put('data/site.yaml', toYaml(head));
  await put('data/blocks.yaml', toYaml(blocks));
  if (form !== 'each') {
    for (let index = 0; index < pages; index++) {
      const { route, entry } = pageInManifest(index, options);
      await put(contentFile(route), frontMatter(entry));
    }
    return;
  }
  for (const name of ['services', 'cities'])
    await copyFile(join(site.root, 'data', `${name}.yaml`), join(project, 'data', `${name}.yaml`));
  const made = eachSite(pages, seed);
  for (const [route, entry] of Object.entries(made.pages)) {
    if (!entry.each) {
      await put(contentFile(route), frontMatter(entry));
      continue;
    }
    const layout = Object.keys(entry.each).join('-');
    await put(`layouts/made/${layout}.html`, getLayout(entry));
    for (const rows of pairs(entry.each as Record<string, string>, made)) {
      const own = fill(route, rows);
      const keys = Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, row.slug]));
      const { title, description } = entry;
      const texts = { title: fill(title, rows), description: fill(description, rows) };
      await put(contentFile(own), frontMatter({ type: 'made', layout, ...texts, ...keys }));
    }
  }
}

/** Returns the file of a route below content/. */
export function contentFile(route: string): string {
  return route === '/' ? 'content/_index.md' : `content${route}.md`;
}

function frontMatter(value: object): string {
  return `---\n${toYaml(value)}---\n`;
}

type Row = Record<string, unknown>;

function pairs(
  each: Record<string, string>,
  made: { services: Record<string, object>; cities: Record<string, object> },
): Record<string, Row>[] {
  return Object.entries(each).reduce<Record<string, Row>[]>(
    (sets, [name, collection]) =>
      sets.flatMap((set) =>
        Object.values(made[collection as keyof typeof made]).map((row) => ({
          ...set,
          [name]: row as Row,
        })),
      ),
    [{}],
  );
}

function fill(text: string, rows: Record<string, Row>): string {
  return text.replaceAll(expression, (_, name: string, column: string, money?: string) => {
    const value = String(rows[name]?.[column]);
    return money ? `$${value}` : value;
  });
}

/** Creates a layout with the content of an entry, and Hugo's variables. */
function getLayout(entry: PageDefinition): string {
  const rows = Object.entries(entry.each ?? {}).map(
    ([name, collection]) => `{{ $${name} := index site.Data.${collection} .Params.${name} }}`,
  );
  const sections = `{{ $sections := ${goValue(entry.sections)} }}`;
  const data = `{{ define "data" }}${rows.join('')}${sections}{{ partial "structured-data.html" (dict "page" . "sections" $sections) }}{{ end }}`;
  return `${data}\n{{ define "main" }}${rows.join('')}${sections}{{ partial "sections.html" $sections }}{{ end }}\n`;
}

const expression = /\{\{ (\w+)\.([\w.]+)( \| money)? \}\}/g;

/** Converts a value to an expression of Go templates. */
function goValue(value: unknown): string {
  if (typeof value === 'string') return goText(value);
  if (Array.isArray(value)) return `(slice ${value.map(goValue).join(' ')})`;
  if (typeof value !== 'object' || value === null) return String(value);
  const pairs = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)} ${goValue(one)}`);
  return `(dict ${pairs.join(' ')})`;
}

function goText(text: string): string {
  const whole = /^\{\{ ([\w.]+) \}\}$/.exec(text);
  if (whole) return `$${whole[1]}`;
  const values: string[] = [];
  const format = text
    .replaceAll('%', '%%')
    .replaceAll(expression, (_, name: string, path: string, money?: string) => {
      values.push(`$${name}.${path}`);
      return money ? '$%v' : '%v';
    });
  if (values.length === 0) return JSON.stringify(text);
  return `(printf ${JSON.stringify(format)} ${values.join(' ')})`;
}

/** Changes the headline of a page to a text that contains `word`, like `editPage`. */
export async function editHugoPage(project: string, route: string, word: string): Promise<void> {
  const path = join(project, contentFile(route));
  const before = await readFile(path, 'utf8');
  const after = before.replace(/^( +headline: ).*$/m, `$1${editedText(word)}`);
  if (after === before) throw new Error(`${path} has no headline to change`);
  await writeFile(path, after);
}
