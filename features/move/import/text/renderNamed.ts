import type { OnNote } from '../html/OnNote.ts';
import { convertNamed } from './convertNamed.ts';
import type { NamedElement } from './NamedElement.ts';
import { TextKeeper } from './TextKeeper.ts';

/** A tag of a shortcode or a component in a text. */
export interface NamedTag extends Omit<NamedElement, 'inner'> {
  from: number;
  to: number;
  isEnd: boolean;
  /** Whether it stands alone by how it is written: `<Image />`. */
  isAlone: boolean;
  /** What stands in its place, if it is meant to be read as it is. */
  literal?: string;
}

/** How the shortcodes or components of a text are found and written. */
export interface NamedDialect {
  /** What they are, for notes: `shortcode`. */
  kind: string;
  find(text: string): NamedTag[];
  /** Renders one of the site or of its generator; undefined for one that is not its own. */
  render(element: NamedElement): string | undefined;
  /** Converts what stands inside of one. */
  convert(inner: string): string;
  /** Whether the value of an attribute is code, which is left out. */
  isCode?(value: string): boolean;
  /** Whether an attribute only says how something looks, so that it may be missing. */
  isLayout?(name: string): boolean;
  note: OnNote;
}

/** Replaces the shortcodes or components of a text by Markdown, the inner ones first. */
export function renderNamed(text: string, dialect: NamedDialect): string {
  const keeper = new TextKeeper();
  return keeper.restore(renderPart(text, { ...dialect, keeper }));
}

type Dialect = NamedDialect & { keeper: TextKeeper };

function renderPart(text: string, dialect: Dialect): string {
  const tags = dialect.find(text);
  let result = '';
  let end = 0;
  for (const [index, tag] of tags.entries()) {
    if (tag.from < end) continue;
    result += text.slice(end, tag.from);
    end = tag.to;
    if (tag.literal !== undefined) {
      result += dialect.keeper.keep(tag.literal);
      continue;
    }
    // An end without a start.
    if (tag.isEnd) continue;
    const last = tag.isAlone ? undefined : findEnd(tags, index, tag.name);
    const inner = last && text.slice(end, last.from);
    if (last) end = last.to;
    result += renderOne(
      { ...tag, ...(inner !== undefined && { inner }) },
      text.slice(tag.from, tag.to),
      dialect,
    );
  }
  return result + text.slice(end);
}

/** Finds the end of an element; those of the same name inside have their own. */
function findEnd(tags: readonly NamedTag[], index: number, name: string): NamedTag | undefined {
  let depth = 0;
  for (const tag of tags.slice(index + 1)) {
    if (tag.name !== name || tag.literal !== undefined || tag.isAlone) continue;
    if (!tag.isEnd) depth++;
    else if (depth-- === 0) return tag;
  }
  return undefined;
}

function renderOne(element: NamedElement, whole: string, dialect: Dialect): string {
  const { keeper, note } = dialect;
  const { name, inner } = element;
  const isCode = /^(?:highlight|mermaid|code(?:-?(?:block|example|snippet|toggle))?)$/i.test(name);
  const words =
    inner === undefined
      ? undefined
      : isCode
        ? inner.replace(/^\n/, '').trimEnd()
        : keeper.restore(dialect.convert(renderPart(dedent(inner), dialect)));
  const written = Object.entries(element.attributes);
  const code = written.filter(([, value = '']) => dialect.isCode?.(value));
  const attributes = Object.fromEntries(written.filter((one) => !code.includes(one)));
  const known = { ...element, attributes, ...(words !== undefined && { inner: words }) };
  const markdown = dialect.render(known) ?? convertNamed(known, note);
  if (markdown !== undefined) {
    for (const [key, value] of code)
      if (!dialect.isLayout?.(key))
        note(`a value of a ${dialect.kind}`, `${key}=${value}`, 'left out');
    const isBlock = /^(?:```|:::|::|> |\*\*)|\n/.test(markdown);
    return isBlock ? `\n\n${keeper.keep(markdown)}\n\n` : keeper.keep(markdown);
  }
  const short = whole.replaceAll(/\s+/g, ' ');
  note(
    `the ${dialect.kind} ${name}`,
    short,
    words === undefined ? 'left out' : 'its words were kept',
  );
  return words === undefined
    ? ''
    : words.includes('\n')
      ? `\n\n${keeper.keep(words)}\n\n`
      : keeper.keep(words);
}

/** Takes the indentation away that all lines have, which elements inside of others get. */
function dedent(text: string): string {
  const widths = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(text.startsWith('\n') ? 0 : 1)
    .map((line) => line.length - line.trimStart().length);
  const least = Math.min(...widths);
  return Number.isFinite(least) && least > 0
    ? text.replaceAll(new RegExp(`^[ \\t]{1,${least}}`, 'gm'), '')
    : text;
}
