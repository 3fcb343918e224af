import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getSpellingSuggestion } from '../../diagnostics/getSpellingSuggestion.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { formFunctions } from '../../formDelivery.ts';
import { traceToSource } from '../../resolve/Provenance.ts';
import type { ReadForm } from '../../resolve/readForms.ts';

/** Reports a function that neither the engine nor the site has: every submission would fail. */
export function checkFunction({ value, provenance }: ReadForm, root: string): Problem[] {
  const name = value.function;
  if (typeof name !== 'string' || name.includes('{{') || exists(name, root)) return [];
  const { at, related } = traceToSource(provenance, ['function']);
  const suggestion = getSpellingSuggestion(name, formFunctions);
  return [
    {
      rule: 'unknown-function',
      message: `Unknown function \`${name}\`: nothing would receive this form.`,
      hint: suggestion
        ? `did you mean "${suggestion}"?`
        : `use ${formFunctions.map((known) => `\`${known}\``).join(', ')}, or add functions/${name}/handler.ts`,
      at,
      related,
      ...(suggestion && typeof at.part !== 'object' && { fix: [{ at, text: suggestion }] }),
    },
  ];
}

function exists(name: string, root: string): boolean {
  if ((formFunctions as readonly string[]).includes(name)) return true;
  if (!/^[a-z][a-z0-9-]*$/.test(name)) return false;
  const endings = ['ts', 'mjs', 'js'];
  return endings.some((end) => existsSync(join(root, 'functions', name, `handler.${end}`)));
}
