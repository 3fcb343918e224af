import { getSpellingSuggestion } from '../../../base/text/getSpellingSuggestion.ts';
import { createReporter } from '../../diagnostics/createReporter.ts';
import { createForm } from '../../diagnostics/exampleForms.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules } from '../../diagnostics/RuleMeta.ts';
import { listSiteFunctions } from '../../manifest/listSiteFunctions.ts';
import { traceToSource } from '../../reference/expressions/Provenance.ts';
import { formFunctions } from '../../vocabulary/form/formFunctions.ts';
import type { FormContext } from '../FormContext.ts';

export const rules = defineRules('reference', {
  'unknown-function': {
    code: 'BW090',
    severity: 'error',
    isAboutName: true,
    title: 'A form is sent to a function that does not exist',
    why: 'Every submission would fail.',
    help: 'Correct the name, or add a folder to `functions/` of the site, or to `supabase/functions/` for a function that does not use the engine.',
    bad: createForm('{ name: email, label: Email, kind: email }', 'send-contact-emial'),
    good: createForm('{ name: email, label: Email, kind: email }'),
  },
});

const report = createReporter<typeof rules>();

/** Reports a function that neither the engine nor the site has: every submission would fail. */
export function checkForm({ form, root }: FormContext): Problem[] {
  const { value, provenance } = form;
  const name = value.function;
  if (typeof name !== 'string' || name.includes('{{')) return [];
  const { own, foreign } = listSiteFunctions(root);
  const known = [...formFunctions, ...own, ...foreign];
  if (known.includes(name)) return [];
  const { at, related } = traceToSource(provenance, ['function']);
  const suggestion = getSpellingSuggestion(name, known);
  return [
    report('unknown-function', {
      message: `Unknown function \`${name}\`: nothing would receive this form.`,
      hint: suggestion
        ? `did you mean "${suggestion}"?`
        : `use ${known.map((one) => `\`${one}\``).join(', ')}, or add functions/${name}/handler.ts`,
      at,
      related,
      ...(suggestion && typeof at.part !== 'object' && { fix: [{ at, text: suggestion }] }),
    }),
  ];
}
