import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { FormDefinition } from '../_shared/forms/FormDefinition.ts';

/**
 * Reads data/forms/*.yaml of a site, in the order of their names. `{{ site.… }}` in texts is filled
 * in from pages.yaml. What is no form (no `function`, no `groups`) is left out: `check` tells of it.
 */
export async function readForms(root: string): Promise<FormDefinition[]> {
  const folder = join(root, 'data/forms');
  const names = (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith('.yaml') && !name.endsWith('.schema.yaml'))
    .toSorted();
  if (names.length === 0) return [];
  const site = await readSite(root);
  const forms: FormDefinition[] = [];
  for (const name of names) {
    const form: unknown = parse(await readFile(join(folder, name), 'utf8'));
    if (!isForm(form)) continue;
    forms.push({ ...(fillIn(form, site) as FormDefinition), name: name.replace(/\.yaml$/, '') });
  }
  return forms;
}

async function readSite(root: string): Promise<unknown> {
  const text = await readFile(join(root, 'pages.yaml'), 'utf8').catch(() => '');
  try {
    return (parse(text) as { site?: unknown } | null)?.site;
  } catch {
    return undefined;
  }
}

function isForm(value: unknown): value is FormDefinition {
  const { function: name, groups } = (value ?? {}) as Partial<FormDefinition>;
  return typeof name === 'string' && Array.isArray(groups);
}

function fillIn(value: unknown, site: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => fillIn(one, site));
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).map(([key, one]) => [key, fillIn(one, site)]);
    return Object.fromEntries(entries);
  }
  if (typeof value !== 'string') return value;
  return value.replace(/\{\{\s*site\.([\w.]+)\s*\}\}/g, (whole, path: string) => {
    const found = path
      .split('.')
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], site);
    return typeof found === 'string' ? found : whole;
  });
}
