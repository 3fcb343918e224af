import { createForm } from '../diagnostics/exampleForms.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW095',
  phase: 'reference',
  severity: 'error',
  title: 'A condition names a field or choice that does not exist',
  why: 'The condition never holds, so the field never appears.',
  help: 'Correct the name of the field or choice. Conditions can depend on select, radio, checkbox and hidden fields.',
  bad: createForm(
    '{ name: role, label: Role, kind: select, choices: { buyer: Buyer } }',
    '{ name: company, label: Company, kind: text, when: { role: byer } }',
  ),
  good: createForm(
    '{ name: role, label: Role, kind: select, choices: { buyer: Buyer } }',
    '{ name: company, label: Company, kind: text, when: { role: buyer } }',
  ),
};
