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
  let state = '';
  let forms: Record<string, CheckedForm> = {};
  return async () => {
    const now = await stateOf(root);
    if (now === state) return forms;
    const ajv = new Ajv(validatorOptions);
    const read = await readForms(root);
    forms = Object.fromEntries(
      read.map((definition) => {
        const validate = ajv.compile(formSchema(definition)) as Validate;
        return [definition.name, { definition, validate }];
      }),
    );
    state = now;
    return forms;
  };
}

async function stateOf(root: string): Promise<string> {
  const folder = join(root, 'data/forms');
  const names = (await readdir(folder).catch(() => [])).map((name) => join('data/forms', name));
  const marks = ['pages.yaml', ...names].map(async (name) => {
    const found = await stat(join(root, name)).catch(() => undefined);
    return `${name} ${found?.mtimeMs} ${found?.size}`;
  });
  return (await Promise.all(marks)).join('\n');
}
