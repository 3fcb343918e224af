import type { OnNote } from '../html/OnNote.ts';
import { convertMarkdown } from '../text/convertMarkdown.ts';
import type { NamedElement } from '../text/NamedElement.ts';
import { type NamedTag, renderNamed } from '../text/renderNamed.ts';

/** Replaces the shortcodes of Hugo in a text: `{{< figure src="a.jpg" >}}`, with or without an end. */
export function renderShortcodes(
  text: string,
  { note, render }: { note: OnNote; render(element: NamedElement): string | undefined },
): string {
  if (!text.includes('{{')) return text;
  return renderNamed(text, {
    kind: 'shortcode',
    find: findShortcodes,
    convert: (inner) => convertMarkdown(inner, note),
    render,
    note,
  });
}

const shortcode =
  /\{\{([<%])\s*(\/\*)?\s*(\/?)\s*([\w./-]*)((?:"(?:[^"\\]|\\.)*"|`[^`]*`|(?!\{\{[<%])[^"`])*?)(\/?)\s*(?:\*\/\s*)?[>%]\}\}/g;

function findShortcodes(text: string): NamedTag[] {
  return [...text.matchAll(shortcode)].map(
    ({ 0: whole, index, 2: escaped, 3: end, 4: name = '', 5: args = '', 6: alone }): NamedTag => ({
      from: index,
      to: index + whole.length,
      name,
      ...readArguments(args),
      isEnd: Boolean(end) || name === '',
      isAlone: Boolean(alone),
      ...(escaped && { literal: whole.replace('/*', '').replace('*/', '') }),
    }),
  );
}

/** Reads the values of a shortcode: `src="a.jpg" width=300`, or values without names. */
function readArguments(text: string): Pick<NamedElement, 'attributes' | 'positionals'> {
  const attributes: Record<string, string> = {};
  const positionals: string[] = [];
  for (const [, name, double, ticks, bare] of text.matchAll(argument)) {
    const value = double?.replaceAll(/\\(.)/g, '$1') ?? ticks ?? bare ?? '';
    if (name === undefined) positionals.push(value);
    else attributes[name] = value;
  }
  return { attributes, positionals };
}

const argument = /(?:([\w-]+)\s*=\s*)?(?:"((?:[^"\\]|\\.)*)"|`([^`]*)`|([^\s"`]+))/g;
