import { isMapping } from '../../base/values/isMapping.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import { reportType } from '../rules/shape/wrong-type.ts';
import type { Validator } from '../shape/Validator.ts';
import { formSchema } from '../vocabulary/form/form.ts';
import type { YamlFile } from '../yaml/YamlFile.ts';
import type { Provenance } from './expressions/Provenance.ts';
import { resolveLayers } from './expressions/resolveLayers.ts';
import type { Scope } from './expressions/Scope.ts';
import { toProblems } from './expressions/toProblems.ts';
import { expandChoices } from './read/expandChoices.ts';

/** A form whose file contains a mapping. Its shape may be invalid. */
export interface ReadForm {
  value: Record<string, unknown>;
  provenance: Provenance;
  /** Whether every `{{ … }}` was replaced. */
  isResolved: boolean;
}

/** Reads a file of data/forms: resolves `{{ site.… }}` and validates the form against its schema. */
export function readForm(
  file: YamlFile,
  scope: Scope,
  validator: Validator,
): { form: ReadForm | undefined; problems: Problem[] } {
  if (file.broken || file.partial) return { form: undefined, problems: [] };
  if (!isMapping(file.value)) {
    const problem: Problem = reportType('wrong-type', {
      message: 'A form must be a mapping.',
      hint: 'start with `function:`, `title:` and `groups:`',
      at: { file, path: [] },
    });
    return { form: undefined, problems: file.document?.contents ? [problem] : [] };
  }
  const provenance = { layers: [{ file, path: [], value: file.value }], scope };
  const { value: resolved, problems, failed } = resolveLayers(provenance);
  const { value, findings } = validator.read(formSchema, resolved);
  return {
    form: { value: expandChoices(value), provenance, isResolved: failed.length === 0 },
    problems: [...problems, ...toProblems(findings, provenance, failed)],
  };
}
