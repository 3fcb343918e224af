import type { Problem } from '../../diagnostics/Problem.ts';
import { traceToSource } from '../../resolve/Provenance.ts';
import type { ResolvedPage, ResolvedSection } from '../../resolve/ResolvedPage.ts';
import type { YamlLocation } from '../../yaml/YamlLocation.ts';
import { getSectionTexts } from '../facts/getSectionTexts.ts';
import type { RuleContext } from '../RuleContext.ts';

/**
 * Each page has one main heading: the title of the section that opens it, or the text that a
 * section type marks in its schema with `x-heading: 1` (the key of that text is then its title).
 */
export function checkMainHeading(page: ResolvedPage, context: RuleContext): Problem[] {
  if (!page.isShown) return [];
  const { sections } = context;
  const shown = page.sections.filter((section) => section.isShown);
  if (
    shown.length < listLength(page.routeEntry.value.sections) &&
    shown.length < page.sections.length
  )
    return [];
  const main = shown.filter((section, index) => {
    const schema = sections[section.value.type] as { 'x-heading'?: number } | undefined;
    return schema?.['x-heading'] === 1 || (index === 0 && Boolean(section.value.title));
  });
  const { route } = page.page;
  if (
    main.length === 0 &&
    shown.length > 0 &&
    page.sections.length === listLength(page.routeEntry.value.sections) &&
    !isFaulty(shown[0])
  )
    return [
      {
        rule: 'one-heading',
        message: 'This page has no main heading, because its first section has no title.',
        hint: 'start the page with a section that has a title or headline',
        at: { file: page.routeEntry.file, path: page.routeEntry.path, part: 'key' },
        route,
      },
    ];
  return main.slice(1).map((section) => ({
    rule: 'one-heading',
    message: 'This page has a second main heading.',
    hint: 'only the first section can have the main heading; use another type here',
    at: headOf(section),
    related: main[0] ? [{ at: headOf(main[0]), message: 'the first main heading' }] : [],
    route,
    section: section.value.type,
  }));
}

/** The line of the page that heads a section: its `type:` or `use:`. */
function headOf({ provenance: written }: ResolvedSection): YamlLocation {
  const [own] = written.layers;
  return own
    ? { file: own.file, path: own.path, part: 'head' }
    : traceToSource(written, [], 'head').at;
}

/** Whether a section is told to have a key too few or one too many, which may be its title. */
function isFaulty(section: ResolvedSection | undefined): boolean {
  const findings = section?.findings ?? [];
  return findings.some(({ rule }) => rule === 'unknown-key' || rule === 'missing-key');
}

/** Markdown headings in running text: they are not shown as such, and would break the order. */
export function checkMarkdownHeadings(page: ResolvedPage, context: RuleContext): Problem[] {
  if (!page.isShown) return [];
  const problems: Problem[] = [];
  for (const section of page.sections) {
    const { markdown, line } = getSectionTexts(section, context);
    for (const list of [markdown, line])
      for (const text of list) {
        const heading = text.value.includes('#') && headingForm.exec(text.value);
        if (!heading) continue;
        const { at, related } = traceToSource(section.provenance, text.path);
        problems.push({
          rule: 'heading-order',
          message: `The Markdown heading \`${heading[1]}\` is shown as plain text.`,
          hint: 'move it to the `title` of an item or a section',
          at,
          related,
          route: page.page.route,
          section: section.value.type,
        });
      }
  }
  return problems;
}

const headingForm = /^ {0,3}(#{1,6})[ \t]+\S/m;

function listLength(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}
