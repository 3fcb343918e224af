import type { AnySection } from '../../../schema/vocabulary.ts';
import { addDefinitions } from './addDefinitions.ts';
import type { DirectiveFlaw, Source, Span } from './Directive.ts';
import { directiveTypes } from './directiveTypes.ts';
import type { FindReference } from './FindReference.ts';
import { fillReferences } from './fillReferences.ts';
import type { Opening } from './readOpening.ts';
import { readPictures } from './readPictures.ts';

/** Turns a directive into the section that it stands for. */
export function toSection(
  { name, nameSpan, label, attributes }: Opening,
  text: string,
  body: Span | undefined,
  findReference: FindReference,
): { section: AnySection; sources: Map<string, Source>; flaws: DirectiveFlaw[] } {
  const type = directiveTypes[name];
  const section: AnySection = { type: type?.type ?? name };
  const sources = new Map<string, Source>();
  const flaws: DirectiveFlaw[] = [];
  const set = (path: readonly (string | number)[], value: unknown, source: Source) => {
    sources.set(path.join('/'), source);
    setAt(section, path, value);
  };
  for (const [key, { text: written, isQuoted, ...source }] of attributes) {
    const value = readValue(written, isQuoted);
    const path = key === 'id' ? [key] : [...(type?.at ?? []), key];
    const isPicture = type?.pictures?.includes(key);
    set(path, isPicture ? { src: written, alt: '' } : value, source);
  }
  if (label && type?.label) {
    const at = [...(type.at ?? []), type.label];
    if (attributes.has(type.label))
      flaws.push({
        ...label.span,
        message: `The directive has \`${type.label}\` in brackets and as a key.`,
        hint: 'remove one of them',
      });
    set(at, label.text, { key: label.span, value: label.span });
  } else if (label)
    flaws.push({
      ...label.span,
      message: `The directive \`${name}\` has no words in brackets.`,
      hint: `write \`${type?.example}\``,
    });
  if (!body || !type?.body) return { section, sources, flaws };
  const { key, reads } = type.body;
  if (reads === 'pictures') {
    const found = readPictures(text, body, findReference);
    section[key] = found.items.map(({ item }) => item);
    for (const [index, { source }] of found.items.entries()) {
      for (const [path, span] of Object.entries(source))
        sources.set(`${key}/${index}/${path}`, { key: span, value: span });
    }
    return { section, sources, flaws: [...flaws, ...found.flaws] };
  }
  const span = trimSpan(text, body);
  const inner = text.slice(span.from, span.to);
  if (inner === '')
    flaws.push({
      ...nameSpan,
      message: `The directive \`${name}\` is empty.`,
      hint: `write its text between \`${type.example}\` and \`:::\``,
    });
  // A line is as long as the original, so that places inside stay where they are.
  const value =
    reads === 'line'
      ? fillReferences(inner.replaceAll('\n', ' '), findReference)
      : addDefinitions(inner, findReference);
  set([key], value, { key: span, value: span });
  return { section, sources, flaws };
}

function readValue(text: string, isQuoted: boolean): unknown {
  if (!isQuoted && (text === 'true' || text === 'false')) return text === 'true';
  return /^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : text;
}

function setAt(section: object, path: readonly (string | number)[], value: unknown): void {
  let holder = section as Record<string | number, unknown>;
  for (const [index, key] of path.slice(0, -1).entries()) {
    holder[key] ??= typeof path[index + 1] === 'number' ? [] : {};
    holder = holder[key] as typeof holder;
  }
  holder[path.at(-1) ?? ''] = value;
}

function trimSpan(text: string, { from, to }: Span): Span {
  const inner = text.slice(from, to);
  const start = from + inner.length - inner.replace(/^(?:[ \t]*\n)+/, '').length;
  return { from: start, to: Math.max(start, from + inner.trimEnd().length) };
}
