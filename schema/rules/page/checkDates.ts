import type { Problem } from '../../diagnostics/Problem.ts';
import { isPast } from '../../resolve/isPublished.ts';
import { type Provenance, traceToSource } from '../../resolve/Provenance.ts';
import type { ResolvedPage } from '../../resolve/ResolvedPage.ts';
import type { RuleContext } from '../RuleContext.ts';

/** Content whose time is over, and content whose time can never come. */
export function checkDates(page: ResolvedPage, context: RuleContext): Problem[] {
  const { now } = context;
  return [
    ...ownTiming(page.page, page.provenance, now, { route: page.page.route }),
    ...page.sections.flatMap((section) => {
      const more = { route: page.page.route, section: section.value.type };
      return [
        ...ownTiming(section.value, section.provenance, now, more),
        ...overdue(context, section.value, section.provenance, more),
      ];
    }),
  ];
}

type More = Pick<Problem, 'route' | 'section'>;

function ownTiming(value: object, written: Provenance, now: Date, more: More): Problem[] {
  const { publishAt, expireAt } = value as Record<string, unknown>;
  if (typeof expireAt !== 'string' || Number.isNaN(Date.parse(expireAt))) return [];
  const { at, related } = traceToSource(written, ['expireAt']);
  if (typeof publishAt === 'string' && Date.parse(publishAt) >= Date.parse(expireAt))
    return [
      {
        rule: 'never-shown',
        message: 'This content expires before it is published, so it is never shown.',
        hint: 'set `expireAt` to a date after `publishAt`',
        at,
        related,
        ...more,
      },
    ];
  if (!isPast(expireAt, now)) return [];
  return [
    {
      rule: 'expired-content',
      message: `This content expired on ${expireAt} and is no longer shown.`,
      hint: 'remove it, or change the date',
      at,
      related,
      ...more,
    },
  ];
}

/** Items with a last day (`validThrough`) that is over. */
function overdue(
  { sections, fieldIndex: fields, now }: RuleContext,
  value: { type: string },
  written: Provenance,
  more: More,
): Problem[] {
  const schema = sections[value.type];
  if (!schema) return [];
  return fields.collectObjects(schema, value, 'validThrough').flatMap(({ path, value: item }) => {
    const { validThrough } = (item ?? {}) as Record<string, unknown>;
    if (!isPast(validThrough, now)) return [];
    const { at, related } = traceToSource(written, [...path, 'validThrough']);
    return [
      {
        rule: 'expired-content',
        message: `The last day was ${String(validThrough)}; search engines drop expired entries.`,
        hint: 'remove it, or change the date',
        at,
        related,
        ...more,
      },
    ];
  });
}
