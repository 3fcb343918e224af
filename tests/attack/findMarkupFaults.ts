import { placeholderNames } from '../../schema/vocabulary/fields/placeholder.ts';
import { placeholderPicture } from '../../sections/_shared/samples/placeholderPicture.ts';

/** A start tag with its attributes. */
interface Tag {
  name: string;
  attributes: [name: string, value: string][];
}

/**
 * Returns everything in a page that an author's text must not add: elements and attributes from the
 * text, event handlers, scripts and refreshes, URLs that run code, control characters.
 *
 * @param scripts the number of script elements that the page may have
 */
export function findMarkupFaults(html: string, scripts: number): string[] {
  const tags = parseTags(html);
  const count = (name: string) => tags.filter((tag) => tag.name === name).length;
  const faults = tags.flatMap(({ name, attributes }) => [
    ...(name.includes('pwn') || forbidden.has(name) ? [`element ${name}`] : []),
    ...attributes.flatMap(([key, value]) => findAttributeFaults(name, key, value)),
  ]);
  const control = /[^\P{Cc}\n\t]|\p{Cs}/u.exec(html);
  if (control) faults.push(`control character at ${control.index}`);
  if (count('script') > scripts) faults.push(`${count('script')} script elements`);
  if (count('style') > 1) faults.push('a second style element');
  return faults;
}

const forbidden = new Set(['base', 'embed', 'frame', 'iframe', 'object']);

function findAttributeFaults(element: string, key: string, value: string): string[] {
  if (key.startsWith('on') || key.includes('pwn')) return [`attribute ${key} of ${element}`];
  if (key === 'http-equiv' && value.toLowerCase() !== 'content-security-policy')
    return [`http-equiv ${value}`];
  if ((key === 'src' || key === 'href') && placeholders.has(value)) return [];
  const address = ['href', 'src', 'action', 'formaction', 'poster'].includes(key);
  return address && /^\s*(?:javascript|data|vbscript):|^[/\\]{2}/i.test(value)
    ? [`${key}="${value}" of ${element}`]
    : [];
}

/** The only data URLs that pages may contain. */
const placeholders = new Set(placeholderNames.map((shape) => placeholderPicture(shape).src));

/** Parses markup like https://html.spec.whatwg.org/#tokenization; raw text ends at its end tag. */
function parseTags(html: string): Tag[] {
  const tags: Tag[] = [];
  const tag = /<!--[\s\S]*?-->|<(\/?)([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
  for (let match = tag.exec(html); match; match = tag.exec(html)) {
    const [, end, name = '', rest = ''] = match;
    if (!name || end) continue;
    const element = name.toLowerCase();
    tags.push({ name: element, attributes: parseAttributes(rest) });
    if (!['script', 'style', 'title', 'textarea'].includes(element)) continue;
    const close = html.toLowerCase().indexOf(`</${element}`, tag.lastIndex);
    tag.lastIndex = close < 0 ? html.length : close;
  }
  return tags;
}

function parseAttributes(text: string): Tag['attributes'] {
  const attribute = /([^\s=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s]+)))?/g;
  return [...text.matchAll(attribute)].map(([, name = '', double, single, bare]) => [
    name.toLowerCase(),
    double ?? single ?? bare ?? '',
  ]);
}
