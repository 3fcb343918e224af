import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getSpellingSuggestion } from '../../diagnostics/getSpellingSuggestion.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { traceToSource } from '../../reference/expressions/Provenance.ts';
import type { ReadForm } from '../../reference/readForm.ts';
import { formFunctions } from '../../vocabulary/form/formFunctions.ts';

/** Reports a function that neither the engine nor the site has: every submission would fail. */
export function checkFunction({ value, provenance }: ReadForm, root: string): Problem[] {
  const name = value.function;
  if (typeof name !== 'string' || name.includes('{{')) return [];
  const known = [...formFunctions, ...listOwnFunctions(root)];
  if (known.includes(name)) return [];
  const { at, related } = traceToSource(provenance, ['function']);
  const suggestion = getSpellingSuggestion(name, known);
  return [
    {
      rule: 'unknown-function',
      message: `Unknown function \`${name}\`: nothing would receive this form.`,
      hint: suggestion
        ? `did you mean "${suggestion}"?`
        : `use ${known.map((one) => `\`${one}\``).join(', ')}, or add functions/${name}/handler.ts`,
      at,
      related,
      ...(suggestion && typeof at.part !== 'object' && { fix: [{ at, text: suggestion }] }),
    },
  ];
}

/** Lists the functions of a site: the folders of functions/ with a `handler` file. */
function listOwnFunctions(root: string): string[] {
  const folder = join(root, 'functions');
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  const hasHandler = (name: string) =>
    ['ts', 'mjs', 'js'].some((end) => existsSync(join(folder, name, `handler.${end}`)));
  return readdirSync(folder).filter((name) => /^[a-z]/.test(name) && hasHandler(name));
}
