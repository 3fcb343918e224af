import type { Directive, DirectiveFlaw, Span } from './Directive.ts';
import { directiveTypes } from './directiveTypes.ts';
import { explainName } from './explainName.ts';
import type { FindReference } from './FindReference.ts';
import { findEnd, type Lines } from './findEnd.ts';
import { readOpening } from './readOpening.ts';
import { toSection } from './toSection.ts';

/** A place of an article where a directive may begin. */
interface Place extends Lines {
  line: number;
  /** The number of the line below the last one. */
  end: number;
  /** The offset of the first sign of the line. */
  from: number;
  /** Whether it is inside a list or a quote. */
  isNested: boolean;
}

/** A directive of which only the lines are known: its section may use labels that are defined below. */
export interface FoundDirective {
  /** The number of the line below it. */
  next: number;
  /** Where its Markdown is, which may define labels. */
  markdown?: Span;
  /** Reads the section, once all labels of the article are known. */
  read(findReference: FindReference): Directive;
}

/** Finds the lines of the directive that begins in a line; undefined if none does. */
export function findDirective(place: Place): FoundDirective | undefined {
  const { src, eMarks, line, end, from } = place;
  const text = src.slice(from, eMarks[line]).trimEnd();
  const opening = readOpening(text, from);
  const name = { from, to: from + text.length };
  const flawed = (flaw: Pick<DirectiveFlaw, 'message' | 'hint'>) =>
    toFound({
      type: '',
      name,
      sources: new Map(),
      flaws: [{ ...name, ...flaw }],
      next: line + 1,
    });
  if (!opening) {
    if (/^:{3,}$/.test(text))
      return flawed({
        message: 'These colons close nothing.',
        hint: 'remove them, or open a directive above, such as `:::callout`',
      });
    const one = /^:([a-z]+)[[{]/.exec(text)?.[1];
    return one !== undefined && Object.hasOwn(directiveTypes, one)
      ? flawed({
          message: 'With a single colon, this is text.',
          hint: `write \`${directiveTypes[one]?.example}\``,
        })
      : undefined;
  }
  const { colons, nameSpan, flaws, rest } = opening;
  const isContainer = colons > 2;
  const close = isContainer ? findEnd(place, line + 1, end, colons) : line;
  const next = Math.min(close + 1, end);
  const type = directiveTypes[opening.name];
  const isOpen = isContainer && close === end;
  const wrongName = explainName(opening, { ...name, text });
  if (wrongName)
    // What stands inside is checked once the name is known.
    return toFound({
      type: opening.name,
      name: nameSpan,
      sources: new Map(),
      flaws: [wrongName],
      next,
    });
  if (place.isNested)
    flaws.push({
      ...name,
      message: 'A directive in a list or a quote is not possible.',
      hint: 'put it between paragraphs, at the start of a line',
    });
  if (rest.text)
    flaws.push({
      from: rest.from,
      to: rest.to,
      message: `\`${rest.text}\` stands behind the directive, where it would be lost.`,
      hint: type?.body
        ? `put words in brackets, and text on the lines below: \`${type.example}\``
        : `write \`${type?.example}\` on a line of its own`,
    });
  if (isOpen)
    flaws.push({
      ...name,
      message: `The directive \`${opening.name}\` has no end.`,
      hint: `write \`${':'.repeat(colons)}\` on a line of its own where it ends`,
    });
  const start = (eMarks[line] ?? 0) + 1;
  const last = Math.max(start, (place.bMarks[close] ?? src.length) - 1);
  const body = isContainer ? { from: start, to: last } : undefined;
  return {
    next,
    ...(body && type?.body?.reads === 'markdown' && { markdown: body }),
    read(findReference) {
      const { section, sources, flaws: others } = toSection(opening, src, body, findReference);
      const all = [...flaws, ...others];
      return {
        type: opening.name,
        name: nameSpan,
        ...(all.length === 0 && { section }),
        sources,
        flaws: all,
        next,
      };
    },
  };
}

function toFound(directive: Directive): FoundDirective {
  return { next: directive.next, read: () => directive };
}
