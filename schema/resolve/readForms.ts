import type { Problem } from '../diagnostics/Problem.ts';
import { type FormDefinition, formSchema } from '../form.ts';
import type { LoadedSite } from '../manifest/loadSite.ts';
import { isMapping } from '../validate/isMapping.ts';
import type { Validator } from '../validate/Validator.ts';
import { expandChoices } from './expandChoices.ts';
import type { Provenance } from './Provenance.ts';
import { resolveLayers } from './resolveLayers.ts';
import type { Scope } from './Scope.ts';
import { toProblems } from './toProblems.ts';

/** A form as `readForms` found it. */
export interface ReadForm {
  value: Record<string, unknown>;
  provenance: Provenance;
}

/** Reads the forms of data/forms: resolves `{{ site.… }}` and validates them against their schema. */
export function readForms(
  loaded: LoadedSite,
  scope: Scope,
  validator: Validator,
): { forms: Record<string, FormDefinition>; readForms: ReadForm[]; problems: Problem[] } {
  const forms: Record<string, FormDefinition> = {};
  const read: ReadForm[] = [];
  const problems: Problem[] = [];
  for (const [name, file] of loaded.forms) {
    if (file.broken || file.partial) continue;
    if (!isMapping(file.value)) {
      if (file.document?.contents)
        problems.push({
          rule: 'wrong-type',
          message: 'A form must be a mapping.',
          hint: 'start with `function:`, `title:` and `groups:`',
          at: { file, path: [] },
        });
      continue;
    }
    const provenance = { layers: [{ file, path: [], value: file.value }], scope };
    const { value: resolved, problems: unresolved, failed } = resolveLayers(provenance);
    const { value: taken, findings } = validator.read(formSchema, resolved);
    problems.push(...unresolved, ...toProblems(findings, provenance, failed));
    const value = expandChoices(taken);
    forms[name] = value as FormDefinition;
    read.push({ value, provenance });
  }
  return { forms, readForms: read, problems };
}
