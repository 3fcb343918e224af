import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { compileForm, createUnusableForm } from '../../_shared/forms/compileForm.ts';
import type { CompiledForm } from '../../_shared/forms/FormDefinition.ts';
import { type FormFile, findFormFiles } from './readForms.ts';

/**
 * Creates a function that returns the site's compiled forms and reads data/forms/ again
 * when a file has changed. A form that cannot be used keeps its last valid version, or has a
 * `loadError` if there is none; other forms are not affected.
 *
 * @param report receives a message for the operator, once for each new error
 */
export function createFormLoader(
  root: string,
  report: (message: string) => void,
): () => Promise<Record<string, CompiledForm>> {
  let loading: Promise<LoadedForms> = Promise.resolve({ stamp: '', forms: {}, errors: {} });
  let checkedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - checkedAt >= recheckAfter) {
      checkedAt = performance.now();
      loading = loading.then((last) => refresh(root, last, report));
    }
    return (await loading).forms;
  };
}

interface LoadedForms {
  /** Changes when a file changes. */
  stamp: string;
  forms: Record<string, CompiledForm>;
  errors: Record<string, string>;
}

/** Reads the forms again if a file has changed. */
async function refresh(
  root: string,
  last: LoadedForms,
  report: (message: string) => void,
): Promise<LoadedForms> {
  const stamp = await createStamp(root);
  if (stamp === last.stamp) return last;
  const current: LoadedForms = { stamp, forms: Object.create(null), errors: Object.create(null) };
  for (const file of await findFormFiles(root)) {
    const { name, path } = file;
    const form = await loadForm(file).catch((error: Error) => {
      current.errors[name] = error.message;
      return last.forms[name] ?? createUnusableForm(name, error.message);
    });
    if (form !== undefined) current.forms[name] = form;
    const error = current.errors[name];
    if (error !== undefined && error !== last.errors[name]) {
      report(`${path} cannot be used: ${error}`);
    }
  }
  return current;
}

async function loadForm({ read }: FormFile): Promise<CompiledForm | undefined> {
  const definition = await read();
  return definition && compileForm(definition);
}

/** The time in milliseconds for which files are assumed to be unchanged. */
const recheckAfter = 100;

async function createStamp(root: string): Promise<string> {
  const folder = join(root, 'data/forms');
  const names = (await readdir(folder).catch(() => [])).map((name) => join('data/forms', name));
  const stamps = ['pages.yaml', ...names].map(async (name) => {
    const stats = await stat(join(root, name)).catch(() => undefined);
    return `${name} ${stats?.mtimeMs} ${stats?.size}`;
  });
  return (await Promise.all(stamps)).join('\n');
}
