import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { createFormSchema } from '../../_shared/forms/createFormSchema.ts';
import type {
  CompiledForm,
  FormDefinition,
  FormValidator,
} from '../../_shared/forms/FormDefinition.ts';
import { type FormFile, findFormFiles } from './readForms.ts';
import { validatorOptions } from './validatorOptions.ts';

/**
 * The forms of a site with their validators, always as data/forms/ has them now: a field that is
 * added there is checked and stored with the next request. A form that cannot be used keeps its last
 * good version, or carries its `problem` when there is none; other forms are not affected.
 *
 * @param report takes a message for the operator, once for each new problem
 */
export function createFormLoader(
  root: string,
  report: (message: string) => void,
): () => Promise<Record<string, CompiledForm>> {
  let known: Promise<Known> = Promise.resolve({ state: '', forms: {}, problems: {} });
  let looked = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - looked >= patience) {
      looked = performance.now();
      known = known.then((last) => refresh(root, last, report));
    }
    return (await known).forms;
  };
}

interface Known {
  state: string;
  forms: Record<string, CompiledForm>;
  problems: Record<string, string>;
}

/** Reads the forms if their files have changed. */
async function refresh(
  root: string,
  last: Known,
  report: (message: string) => void,
): Promise<Known> {
  const state = await stateOf(root);
  if (state === last.state) return last;
  const now: Known = { state, forms: Object.create(null), problems: Object.create(null) };
  for (const found of await findFormFiles(root)) {
    const { name } = found;
    const form = await checkedForm(found).catch((error: Error) => {
      now.problems[name] = error.message;
      return last.forms[name] ?? unusable(name, error.message);
    });
    if (form !== undefined) now.forms[name] = form;
    const problem = now.problems[name];
    if (problem !== undefined && problem !== last.problems[name]) {
      report(`data/forms/${name}.yaml cannot be used: ${problem}`);
    }
  }
  return now;
}

async function checkedForm({ read }: FormFile): Promise<CompiledForm | undefined> {
  const definition = await read();
  if (definition === undefined) return undefined;
  const validate = new Ajv(validatorOptions).compile(createFormSchema(definition)) as FormValidator;
  return { definition, validate };
}

function unusable(name: string, problem: string): CompiledForm {
  const definition: FormDefinition = { name, function: '', title: name, groups: [] };
  return { definition, validate: () => false, loadError: problem };
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
