import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { FormDefinition } from '../../_shared/forms/FormDefinition.ts';

/**
 * Reads data/forms/*.yaml of a site, in the order of their names. `{{ site.… }}` in texts is filled
 * in from pages.yaml. What is no form (no `function`, no `groups`) is left out: `check` reports it.
 *
 * @throws Error naming the file that cannot be read
 */
export async function readForms(root: string): Promise<FormDefinition[]> {
  const forms: FormDefinition[] = [];
  for (const { name, read } of await findFormFiles(root)) {
    const form = await read().catch((cause: Error) => {
      throw new Error(`data/forms/${name}.yaml: ${cause.message}`, { cause });
    });
    if (form !== undefined) forms.push(form);
  }
  return forms;
}

/** A file of data/forms, not read yet. */
export interface FormFile {
  name: string;
  /** Reads the form; undefined for what is no form. Fails on a file that is no YAML. */
  read: () => Promise<FormDefinition | undefined>;
}

/** Finds the files of data/forms/ without reading them, so that a bad one hides no other. */
export async function findFormFiles(root: string): Promise<FormFile[]> {
  const folder = join(root, 'data/forms');
  const files = (await readdir(folder).catch(() => []))
    .filter((file) => file.endsWith('.yaml') && !file.endsWith('.schema.yaml'))
    .toSorted();
  if (files.length === 0) return [];
  const site = await readSite(root);
  return files.map((file) => {
    const name = file.replace(/\.yaml$/, '');
    const read = async () => {
      const form: unknown = parse(await readFile(join(folder, file), 'utf8'));
      return isForm(form) ? { ...(fillIn(form, site) as FormDefinition), name } : undefined;
    };
    return { name, read };
  });
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
