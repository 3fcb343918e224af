import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { parse } from 'yaml';
import { formSchema } from '../../../schema/form.ts';
import { yamlFilesOf } from '../../../schema/manifest/siteFiles.ts';
import { expandChoices } from '../../../schema/resolve/expandChoices.ts';
import { Validator } from '../../../schema/validate/Validator.ts';
import type { FormDefinition } from '../../_shared/forms/FormDefinition.ts';

/**
 * Reads the forms in data/forms/ of a site, in the order of their names. Replaces `{{ site.… }}` in
 * texts with the values of pages.yaml. Skips files without `groups`, which `check` reports, and forms
 * that a form service receives.
 *
 * @throws Error with the name of the file that cannot be read
 */
export async function readForms(root: string): Promise<FormDefinition[]> {
  const forms: FormDefinition[] = [];
  for (const { path, read } of await findFormFiles(root)) {
    const form = await read().catch((cause: Error) => {
      throw new Error(`${path}: ${cause.message}`, { cause });
    });
    if (form !== undefined) forms.push(form);
  }
  return forms;
}

const validator = new Validator();

/** A file of data/forms/ that has not been read yet. */
export interface FormFile {
  name: string;
  /** The path of the file below the site's folder. */
  path: string;
  /** Reads the form. Returns undefined for a file that is no form; rejects for invalid YAML. */
  read: () => Promise<FormDefinition | undefined>;
}

/** Finds the files of data/forms/ without reading them, so that a broken file affects no other. */
export async function findFormFiles(root: string): Promise<FormFile[]> {
  const paths = (await yamlFilesOf(root)).filter((path) => path.startsWith('data/forms/'));
  if (paths.length === 0) return [];
  const site = await readSite(root);
  return paths.map((path) => {
    const name = posix.basename(path).replace(/\.ya?ml$/, '');
    const read = async () => {
      const form: unknown = parse(await readFile(join(root, path), 'utf8'));
      if (!isForm(form)) return undefined;
      const { value } = validator.read(formSchema, interpolate(form, site));
      const { function: functionName, ...rest } = expandChoices(value) as FormDefinition;
      return { ...rest, function: functionName ?? 'submit-form', name };
    };
    return { name, path, read };
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

/** Whether a file has a form that a function receives. */
function isForm(value: unknown): value is FormDefinition {
  const {
    function: name,
    action,
    groups,
  } = (value ?? {}) as Partial<FormDefinition> & {
    action?: unknown;
  };
  const hasFunction = name === undefined || typeof name === 'string';
  return hasFunction && action === undefined && Array.isArray(groups);
}

function interpolate(value: unknown, site: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => interpolate(item, site));
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).map(([key, item]) => [key, interpolate(item, site)]);
    return Object.fromEntries(entries);
  }
  if (typeof value !== 'string') return value;
  return value.replace(/\{\{\s*site\.([\w.]+)\s*\}\}/g, (expression, path: string) => {
    const target = path
      .split('.')
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], site);
    return typeof target === 'string' ? target : expression;
  });
}
