import { evaluate } from './evaluate.ts';
import type { Scope } from './Scope.ts';
import { parseTemplate } from './template.ts';

/** Returns the value that a name, such as `site.name`, has in a scope; undefined if it has none. */
export function findValue(name: string, scope: Scope): unknown {
  const [expression] = parseTemplate(`{{ ${name} }}`);
  if (!expression || !scope.names.has(name.split('.')[0] ?? '')) return undefined;
  const result = evaluate(expression, scope);
  return 'value' in result ? result.value : undefined;
}
