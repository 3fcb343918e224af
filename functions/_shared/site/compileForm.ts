import { compileLinearPattern, type Matcher } from '../../../base/forms/compileLinearPattern.ts';
import type { CompiledForm, FormDefinition } from '../../../base/forms/FormDefinition.ts';
import { getFields } from './getFields.ts';

/**
 * Compiles the patterns of a form.
 *
 * @throws SyntaxError for a pattern that is invalid or cannot be matched in linear time
 */
export async function compileForm(definition: FormDefinition): Promise<CompiledForm> {
  const patterns = getFields(definition).flatMap(({ pattern }) => pattern ?? []);
  const matchers = new Map<string, Matcher>();
  // Loading the engine takes time that forms without patterns need not spend.
  if (patterns.length > 0) {
    const { RE2JS } = await import('re2js');
    for (const pattern of patterns) matchers.set(pattern, compileLinearPattern(pattern, RE2JS));
  }
  return { definition, matches: (pattern, text) => matchers.get(pattern)?.test(text) ?? false };
}

/** Compiles forms by name. A form that cannot be used has a `loadError` and affects no other. */
export async function compileForms(
  definitions: Readonly<Record<string, FormDefinition>>,
): Promise<Record<string, CompiledForm>> {
  const forms = Object.entries(definitions).map(async ([name, definition]) => {
    const form = await compileForm(definition).catch((error: Error) =>
      createUnusableForm(name, error.message),
    );
    return [name, form] as const;
  });
  return Object.fromEntries(await Promise.all(forms));
}

/** Creates the replacement for a form that cannot be used. */
export function createUnusableForm(name: string, loadError: string): CompiledForm {
  const definition: FormDefinition = { name, function: '', title: name, groups: [] };
  return { definition, matches: () => false, loadError };
}
