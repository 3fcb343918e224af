import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import type { CheckedForm, Validate } from '../_shared/forms/FormDefinition.ts';
import { formSchema } from '../_shared/forms/formSchema.ts';
import { readForms } from './readForms.ts';
import { validatorOptions } from './validatorOptions.ts';

/**
 * The forms of a site with their validators, always as data/forms/ has them now: a field that is
 * added there is checked and stored with the next request.
 */
export function siteForms(root: string): () => Promise<Record<string, CheckedForm>> {
  let known: Promise<Known> = Promise.resolve({ state: '', forms: {} });
  let looked = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - looked >= patience) {
      looked = performance.now();
      const before = known;
      known = before.then((last) => refresh(root, last)).catch(() => before);
    }
    return (await known).forms;
  };
}

interface Known {
  state: string;
  forms: Record<string, CheckedForm>;
}

/** Reads the forms if their files have changed. Fails on a file that is half written. */
async function refresh(root: string, last: Known): Promise<Known> {
  const state = await stateOf(root);
  if (state === last.state) return last;
  const ajv = new Ajv(validatorOptions);
  const forms = (await readForms(root)).map((definition) => {
    const validate = ajv.compile(formSchema(definition)) as Validate;
    return [definition.name, { definition, validate }] as const;
  });
  return { state, forms: Object.fromEntries(forms) };
}

/** For how many milliseconds the files are taken to be as they were. */
const patience = 100;

async function stateOf(root: string): Promise<string> {
  const folder = join(root, 'data/forms');
  const names = (await readdir(folder).catch(() => [])).map((name) => join('data/forms', name));
  const marks = ['pages.yaml', ...names].map(async (name) => {
    const found = await stat(join(root, name)).catch(() => undefined);
    return `${name} ${found?.mtimeMs} ${found?.size}`;
  });
  return (await Promise.all(marks)).join('\n');
}
