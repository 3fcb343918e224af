import { parseMoment } from '../../../base/time/parseMoment.ts';
import {
  type Clock,
  createReporter,
  defineRules,
  examples,
  type Problem,
  type Provenance,
  type ResolvedPage,
  type RuleContext,
  type SiteRuleContext,
  traceToSource,
} from '../../../schema/index.ts';
import { isOver, isPast } from '../../../schema/vocabulary.ts';

export const rules = defineRules('page', {
  'expired-content': {
    code: 'BW125',
    severity: 'warning',
    title: 'Content has expired',
    why: 'Expired content is hidden, or should be.',
    help: 'Remove the content, or change the date.',
    ...examples`- type: quote
  expireAt: ${['2020-01-01', '2090-01-01']}
  text: It simply works.`,
  },
  'never-shown': {
    code: 'BW128',
    severity: 'warning',
    title: 'Content is never shown',
    why: 'It expires before it is published.',
    help: 'Set `expireAt` to a date after `publishAt`.',
    ...examples`- type: quote
  publishAt: 2090-${[
    `02-01
  expireAt: 2090-01`,
    `01-01
  expireAt: 2090-02`,
  ]}-01
  text: It simply works.`,
  },
});

const report = createReporter<typeof rules>();

/** Reports content that has expired, and content that expires before it is published. */
export function checkPage(page: ResolvedPage, context: RuleContext): Problem[] {
  const { now } = context;
  const { timeZone } = context.resolve;
  return [
    ...checkPublication(page.page, page.provenance, { now, timeZone }, { route: page.page.route }),
    ...page.sections.flatMap((section) => {
      const owner = { route: page.page.route, section: section.value.type };
      return [
        ...checkPublication(section.value, section.provenance, { now, timeZone }, owner),
        ...checkValidThrough(context, section.value, section.provenance, owner),
      ];
    }),
  ];
}

/** Reports an announcement of the site that has expired, or that expires before it is published. */
export function checkSite({ site, siteProvenance, now, resolve }: SiteRuleContext): Problem[] {
  if (!site?.announcement || !siteProvenance) return [];
  const context = { now, timeZone: resolve.timeZone };
  return checkPublication(site.announcement, siteProvenance, context, {}, ['announcement']);
}

type Owner = Pick<Problem, 'route' | 'section'>;

function checkPublication(
  value: object,
  provenance: Provenance,
  { now, timeZone }: Clock,
  owner: Owner,
  path: readonly string[] = [],
): Problem[] {
  const { publishAt, expireAt } = value as Record<string, unknown>;
  if (typeof expireAt !== 'string' || Number.isNaN(parseMoment(expireAt))) return [];
  const { at, related } = traceToSource(provenance, [...path, 'expireAt']);
  const isTooLate =
    typeof publishAt === 'string' &&
    parseMoment(publishAt, timeZone) >= parseMoment(expireAt, timeZone);
  if (isTooLate)
    return [
      report('never-shown', {
        message: 'This content expires before it is published, so it is never shown.',
        hint: 'set `expireAt` to a date after `publishAt`',
        at,
        related,
        ...owner,
      }),
    ];
  if (!isPast(expireAt, now, timeZone)) return [];
  return [
    report('expired-content', {
      message: `This content expired on ${expireAt} and is no longer shown.`,
      hint: 'remove it, or change the date',
      at,
      related,
      ...owner,
    }),
  ];
}

/** Reports items whose last day (`validThrough`) is over. */
function checkValidThrough(
  { sections, fieldIndex, now, resolve }: RuleContext,
  value: { type: string },
  provenance: Provenance,
  owner: Owner,
): Problem[] {
  const schema = sections[value.type];
  if (!schema) return [];
  return fieldIndex
    .collectObjects(schema, value, 'validThrough')
    .flatMap(({ path, value: item }) => {
      const { validThrough } = (item ?? {}) as Record<string, unknown>;
      const { timeZone } = resolve;
      if (typeof validThrough !== 'string' || !isOver(validThrough, { now, timeZone })) return [];
      const { at, related } = traceToSource(provenance, [...path, 'validThrough']);
      return report('expired-content', {
        message: `The last day was ${validThrough}; search engines drop expired entries.`,
        hint: 'remove it, or change the date',
        at,
        related,
        ...owner,
      });
    });
}
