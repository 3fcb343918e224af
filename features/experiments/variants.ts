import { isMapping } from '../../base/values/isMapping.ts';
import type { Clock, ResolvedPage } from '../../schema/index.ts';
import { isOver } from '../../schema/vocabulary.ts';

type Layer = ResolvedPage['provenance']['layers'][number];
type Keys = Record<string, unknown>;

/** Variant b of a page whose sections have a test. */
export const variants = {
  mayBeIn: (text: string) => text.includes('test:'),

  list: (sections: unknown) =>
    Array.isArray(sections) && sections.some((section) => getChanges(section)) ? ['b'] : [],

  listLayers(section: Layer): Layer[] {
    const value = getChanges(section.value);
    return value ? [{ ...section, path: [...section.path, 'test', 'b'], value }] : [];
  },

  replace(section: Keys, replace: (keys: Keys, path: string[]) => Keys): Keys {
    const changes = getChanges(section);
    if (!changes) return section;
    const b = replace(changes, ['test', 'b']);
    return b === changes ? section : { ...section, test: { ...(section.test as object), b } };
  },

  /** Until the last day of the test. Variant b has an address of its own, which nothing lists, and is shown as the page. */
  mark(resolved: ResolvedPage, variant: string | undefined, clock: Clock): void {
    const { page } = resolved;
    const test = resolved.sections.map(({ value }) => value.test).find(isMapping);
    const isCurrent = test !== undefined && !isOver(String(test.end), clock);
    if (test) page.sections = page.sections.map(({ test: _, ...shown }) => ({ ...shown }));
    if (isCurrent) page.variant = { label: `${test.name}=${variant ?? 'a'}` };
    if (variant === undefined) return;
    resolved.isShown &&= isCurrent;
    const { route, noindex, robots, original } = page;
    const shownAs = { route, noindex, ...(robots && { robots }), ...(original && { original }) };
    if (page.variant) page.variant.shownAs = shownAs;
    page.route = `${route === '/' ? '' : route}/variant-${variant}`;
    page.original ??= route;
    page.noindex = true;
    page.redirectFrom = [];
    delete page.robots;
  },
};

/** Returns the keys that differ in variant b of an unresolved section; undefined without a test. */
function getChanges(section: unknown): Keys | undefined {
  const test = isMapping(section) ? section.test : undefined;
  return isMapping(test) && isMapping(test.b) ? test.b : undefined;
}
