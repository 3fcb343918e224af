import { getOrCreate } from '../../base/lists/getOrCreate.ts';

/** Conditions of a compound selector (`a.link[data-style=text]:hover`) on the element itself. */
export interface Compound {
  tag?: string;
  classes: string[];
  /** Data attributes and `dir`, with the value that they must or must not have. Others may change at any time. */
  attributes: { name: string; value?: string; not?: string }[];
}

/** A part of a complex selector. */
interface SelectorPart {
  compound: Compound;
  /** Whether the element must be inside of one that matches the part before. */
  isInside: boolean;
  /** Whether the part stands in `:has()`, so that the rule is about another element. */
  isCondition?: boolean;
}

/**
 * Returns the compounds of a complex selector: an element must match each of them for the rule to
 * apply anywhere. States and conditions in brackets are left out, except `:not()` with the value of an
 * attribute (`:not([data-style=text])`), and `:has()` (`:has(dialog:modal)`).
 */
export function parseSelector(selector: string): readonly SelectorPart[] {
  return getOrCreate(parsed, selector, () => [
    ...parseConditions(selector),
    ...parseCompounds(stripFunctions(selector)),
  ]);
}

/** Pages with different islands select from the same rules. */
const parsed = new Map<string, readonly SelectorPart[]>();

function parseCompounds(selector: string): SelectorPart[] {
  // Compounds at even places, and between them what combines them.
  const parts = selector.split(/([\s>+~]+)(?![^[]*\])/);
  const compounds: SelectorPart[] = [];
  let isInside = false;
  for (const [place, part] of parts.entries()) {
    if (place % 2 === 1) {
      isInside &&= !/[+~]/.test(part);
      continue;
    }
    const compound = parseCompound(part);
    const { tag, classes, attributes } = compound;
    const isAny = attributes.every(({ not }) => not !== undefined);
    if (!tag && classes.length === 0 && isAny) continue;
    compounds.push({ compound, isInside });
    isInside = true;
  }
  return compounds;
}

/** Returns what the page must have for `:has()`, unless `:has()` stands in other brackets or names a list. */
function parseConditions(selector: string): SelectorPart[] {
  return Array.from(selector.matchAll(/:has\(([^(),]*)\)/g)).flatMap(({ 1: inner = '', index }) => {
    const before = selector.slice(0, index);
    if (before.split('(').length !== before.split(')').length) return [];
    return parseCompounds(inner).map((part) => ({ ...part, isInside: false, isCondition: true }));
  });
}

/**
 * Removes `:is(…)` and the like with their arguments, which may contain brackets themselves. Writes
 * `:not([a=b])` as `[a!=b]`.
 */
function stripFunctions(selector: string): string {
  let rest = selector.replaceAll(/:not\(\[([\w-]+)=([^\]]*)\]\)/g, '[$1!=$2]');
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replaceAll(/::?[\w-]+\([^()]*\)/g, '');
  }
  return rest;
}

function parseCompound(text: string): Compound {
  const attributes: Compound['attributes'] = [];
  const plain = text.replaceAll(attributePattern, (_, name, operator, quoted, bare) => {
    if (name !== 'dir' && !name.startsWith('data-')) return '';
    const value = quoted ?? bare;
    attributes.push({
      name,
      ...(operator === '=' && { value }),
      ...(operator === '!=' && { not: value }),
    });
    return '';
  });
  const tag = /^[a-z][\w-]*/i.exec(plain)?.[0].toLowerCase();
  const classes = Array.from(plain.matchAll(/\.((?:[\w-]|\\.)+)/g), ([, name = '']) =>
    name.replaceAll('\\', ''),
  );
  return { ...(tag && { tag }), classes, attributes };
}

const attributePattern = /\[([\w-]+)(?:([~|^$*!]?=)(?:"((?:[^"\\]|\\.)*)"|([^\]\s]*))[^\]]*)?\]/g;
