import MagicString from 'magic-string';
import type { Plugin } from 'vite';

/** Vite plugin that removes from rules what only `explain` and the reference show: a tenth of the code. */
export function removeRuleTexts(): Plugin {
  return {
    name: 'blockwright:remove-rule-texts',
    enforce: 'post',
    transform: {
      filter: { id: /\/rules\/.*\?rules$/ },
      handler(code) {
        const source = new MagicString(code);
        visit(this.parse(code), (node) => {
          if (node.type !== 'ObjectExpression') return;
          for (const [index, property] of node.properties.entries()) {
            if (!isText(property)) continue;
            const next = node.properties[index + 1];
            source.remove(property.start, next?.start ?? node.end - 1);
          }
        });
        return { code: source.toString(), map: null };
      },
    },
  };
}

/** A node of the syntax tree (ESTree). */
// biome-ignore lint/suspicious/noExplicitAny: nodes differ
type Node = any;

function isText({ type, key, argument }: Node): boolean {
  if (type === 'SpreadElement') return argument.type === 'TaggedTemplateExpression';
  return ['title', 'why', 'help', 'bad', 'good'].includes(key?.name);
}

function visit(node: Node, enter: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) visit(one, enter);
  else if (typeof node?.type === 'string') {
    enter(node);
    for (const value of Object.values(node)) if (typeof value === 'object') visit(value, enter);
  }
}
