import type { OnNote } from '../html/OnNote.ts';
import { convertMarkdown } from '../text/convertMarkdown.ts';
import type { NamedElement } from '../text/NamedElement.ts';
import { renderNamed } from '../text/renderNamed.ts';
import { splitCode } from '../text/splitCode.ts';
import { TextKeeper } from '../text/TextKeeper.ts';
import { fillExpressions, layoutAttributes } from './fillExpressions.ts';
import { findComponents } from './findComponents.ts';
import { MdxScope } from './MdxScope.ts';
import { readMdxCode } from './readMdxCode.ts';

/** What MDX may read of its file. */
export interface MdxOptions {
  frontMatter: Readonly<Record<string, unknown>>;
  /** Returns the address of a file that MDX imports, such as a picture. */
  resolveImport(path: string): string;
  note: OnNote;
}

/** Converts MDX to Markdown: imports, constants, values in braces, and components by their names. */
export function convertMdx(text: string, { frontMatter, resolveImport, note }: MdxOptions): string {
  const keeper = new TextKeeper();
  const scope = new MdxScope(frontMatter);
  const masked = splitCode(text)
    .map(({ text, isCode }) => (isCode ? keeper.keep(text) : text))
    .join('');
  const restore = (code: string) => keeper.restore(code);
  const {
    text: plain,
    imports,
    noteUnused,
  } = readMdxCode(masked, { scope, restore, resolveImport });
  const filled = fillExpressions(plain.replaceAll(/<\/?>/g, ''), { scope, keeper, note });
  const rendered = renderNamed(filled, {
    kind: 'component',
    find: findComponents,
    convert: (inner) => convertMarkdown(inner, note),
    render: (element) => renderComponent(element, imports),
    isCode: (value) => value.startsWith('{'),
    isLayout: (name) => layoutAttributes.test(name),
    note,
  });
  noteUnused(note);
  return convertMarkdown(keeper.restore(rendered), note);
}

/** Components that draw nothing of their own. */
function renderComponent(
  { name, inner }: NamedElement,
  imports: ReadonlyMap<string, string>,
): string | undefined {
  // An imported text or drawing is no component that is known by its name.
  const path = imports.get(name) ?? '';
  if (/\.svg(?:\?|$)/.test(path)) return '';
  return /^(?:Fragment|ClientOnly|Head|Layout|BaseLayout)$/.test(name) ? (inner ?? '') : undefined;
}
