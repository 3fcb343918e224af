import { UsageError } from '../../../base/errors/UsageError.ts';
import type { Options } from '../../../cli/index.ts';
import { type DifferenceKind, differenceKinds } from '../comparison/differenceKinds.ts';
import type { ChangeScope } from './ChangeScope.ts';

/**
 * Parses `--only` and `--allow`. Returns undefined without both.
 *
 * @throws UsageError for what is neither a route nor a kind
 */
export function parseScope({ only, allow }: Options['values']): ChangeScope | undefined {
  if (only === undefined && allow === undefined) return undefined;
  const routes = split(only).map((route) => route.replace(/(?<=.)\/$/, ''));
  const wrong = routes.find((route) => !/^(?:\/|\*\*)/.test(route));
  if (wrong !== undefined)
    throw new UsageError(`--only takes routes such as /pricing or "/blog/**", not "${wrong}".`);
  const kinds = split(allow);
  const unknown = kinds.find((kind) => !isKind(kind));
  if (unknown !== undefined)
    throw new UsageError(`--allow takes ${differenceKinds.join(', ')}, not "${unknown}".`);
  return { ...(only && { routes }), ...(allow && { kinds: kinds.filter(isKind) }) };
}

function split(value: Options['values'][string]): string[] {
  const texts = Array.isArray(value) ? value : [];
  return texts.flatMap((text) => text.split(',').map((part) => part.trim()));
}

function isKind(word: string): word is DifferenceKind {
  return differenceKinds.some((kind) => kind === word);
}
