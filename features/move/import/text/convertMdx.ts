import type { OnNote } from '../html/OnNote.ts';
import { convertMarkdown } from './convertMarkdown.ts';
import type { NamedElement } from './NamedElement.ts';
import { readAttributes } from './readAttributes.ts';
import { type NamedTag, renderNamed } from './renderNamed.ts';
import { splitCode } from './splitCode.ts';
import { TextKeeper } from './TextKeeper.ts';

/** What MDX may read of its file. */
export interface MdxOptions {
  frontMatter: Readonly<Record<string, unknown>>;
  /** Returns the address of a file that MDX imports, such as a picture. */
  resolveImport(path: string): string;
  note: OnNote;
}

/** Converts MDX to Markdown: imports, comments, values in braces, and components by their names. */
export function convertMdx(text: string, { frontMatter, resolveImport, note }: MdxOptions): string {
  const keeper = new TextKeeper();
  const masked = splitCode(text)
    .map(({ text, isCode }) => (isCode ? keeper.keep(text) : text))
    .join('');
  const imports = new Map<string, string>();
  const plain = masked
    .replaceAll(
      /^import\s+(?:([\w$]+)\s+from\s+|[\s\S]*?\s+from\s+)?["']([^"'\n]+)["'];?[ \t]*$/gm,
      (_, name: string | undefined, path: string) => {
        if (name !== undefined) imports.set(name, path);
        return '';
      },
    )
    .replaceAll(
      /^export\s+(?:const|let|function|default|async)\b[\s\S]*?(?:^\}?\)?;?[ \t]*$|;[ \t]*$)/gm,
      (whole) => {
        note('code of MDX', whole.split('\n')[0] ?? '', 'left out');
        return '';
      },
    )
    .replaceAll(/\{\/\*[\s\S]*?\*\/\}/g, '');
  const readValue = (value: string | undefined): string | undefined => {
    const name = /^\{([\w$.]+?)(?:\.src)?\}$/.exec(value ?? '')?.[1];
    if (name === undefined) return value;
    const path = imports.get(name);
    return path === undefined ? read(name, frontMatter) : resolveImport(path);
  };
  const rendered = renderNamed(plain, {
    kind: 'component',
    find: findComponents,
    convert: (inner) => convertMarkdown(inner, note),
    render: (element) => renderComponent(element, imports),
    readValue,
    note,
  });
  const words = rendered.replaceAll(/\{([^{}]*)\}/g, (whole, code: string, at: number) => {
    // Directives and lines of code have braces of their own.
    if (
      /^:{2,}/.test(rendered.slice(rendered.lastIndexOf('\n', at) + 1, at)) ||
      rendered[at - 1] === '\\' ||
      rendered[at - 1] === '{'
    )
      return whole;
    if (/^\s*(["'`])([^"'`$]*)\1\s*$/.test(code)) return code.trim().slice(1, -1);
    const value = /^\s*[\w$.]+\s*$/.test(code) ? read(code.trim(), frontMatter) : undefined;
    if (value !== undefined) return value;
    note('a value of MDX', whole, 'left out');
    return '';
  });
  return convertMarkdown(keeper.restore(words), note);
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

/** Reads a value of the front matter by its name in code: `frontmatter.title`. */
function read(name: string, frontMatter: Readonly<Record<string, unknown>>): string | undefined {
  const [, key = ''] =
    /^(?:frontmatter|entry\.data|post\.data|props|Astro\.props)\.(\w+)$/.exec(name) ?? [];
  const value = frontMatter[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Finds the tags of components, whose names begin with a capital. */
export function findComponents(text: string): NamedTag[] {
  const tags: NamedTag[] = [];
  for (const { 0: opening, index, 1: end, 2: name = '' } of text.matchAll(
    /<(\/?)([A-Z][\w.]*)(?=[\s/>])/g,
  )) {
    const close = findClose(text, index + opening.length);
    if (close === undefined) continue;
    const attributes = text.slice(index + opening.length, close);
    tags.push({
      from: index,
      to: close + 1,
      name,
      attributes: readAttributes(attributes.replace(/\/\s*$/, '')),
      positionals: [],
      isEnd: end === '/',
      isAlone: /\/\s*$/.test(attributes),
    });
  }
  return tags;
}

/** Finds the `>` of a tag, outside of quotation marks and braces. */
function findClose(text: string, start: number): number | undefined {
  let depth = 0;
  let quote = '';
  for (let at = start; at < Math.min(text.length, start + 5000); at++) {
    const sign = text[at] ?? '';
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (depth === 0 && (sign === '"' || sign === "'")) quote = sign;
    else if (sign === '{') depth++;
    else if (sign === '}') depth--;
    else if (sign === '>' && depth === 0) return at;
  }
  return undefined;
}
