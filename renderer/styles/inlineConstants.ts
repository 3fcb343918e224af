import { customPropertiesIn } from './nameProperties.ts';
import { type FlatRule, toDeclaration } from './parseStyles.ts';

/**
 * Replaces custom properties by their values, if a rule of the root alone defines them and the value
 * is no longer than the expression that reads it. Pages leave out definitions that no rule reads.
 *
 * @param kept the custom properties that other code may change
 */
export function inlineConstants(rules: readonly FlatRule[], kept: ReadonlySet<string>): FlatRule[] {
  const values = new Map<string, string | undefined>();
  for (const { group, selectors, declarations } of rules)
    for (const { text, property } of declarations) {
      if (!selectors) for (const name of customPropertiesIn(text)) values.set(name, undefined);
      if (!property) continue;
      const value = text.slice(property.length + 1);
      const isConstant =
        !values.has(property) && !kept.has(property) && !group && selectors?.join() === ':root';
      const isShort = value.length <= 'var(--A)'.length && !value.includes('var(');
      values.set(property, isConstant && isShort ? value : undefined);
    }
  const inline = (text: string) =>
    text.replaceAll(/var\((--[\w-]+)\)/g, (read, name) => values.get(name) ?? read);
  return rules.map((rule) =>
    rule.declarations.some(({ reads }) => reads.some((name) => values.get(name) !== undefined))
      ? { ...rule, declarations: rule.declarations.map(({ text }) => toDeclaration(inline(text))) }
      : rule,
  );
}
