import {
  createReporter,
  defineRules,
  examples,
  type Problem,
  type SitePage,
  type SiteRuleContext,
} from '../../../schema/index.ts';
import { pageOfRow, rowOfPage } from '../exampleSites.ts';

export const rules = defineRules('reference', {
  'unused-variable': {
    code: 'BW082',
    severity: 'warning',
    isFollowUp: true,
    atTruncation: 'consequence',
    title: 'A row is bound but not used',
    why: 'The row may be left over, or the text may have forgotten it.',
    help: 'Use the row on the page, or remove it.',
    ...examples`${pageOfRow}"${['Hello', 'Hello {{ city.name }}']}"${rowOfPage}`,
  },
});

const report = createReporter<typeof rules>();

/** Reports names bound by `with` and `each` that no page of their entry reads. */
export function checkSite({ routeEntries, allPages }: SiteRuleContext): Problem[] {
  const unreadByEntry = new Map<object, { names: string[]; whole: boolean }>();
  for (const { routeEntry, facts } of allPages) {
    const before = unreadByEntry.get(routeEntry);
    unreadByEntry.set(routeEntry, {
      names: before
        ? before.names.filter((name) => facts.unreadNames.includes(name))
        : facts.unreadNames,
      whole: facts.areAllSectionsRead && (before?.whole ?? true),
    });
  }
  return routeEntries.flatMap(({ routeEntry, usage }) => {
    const { names, whole: areAllRead } = unreadByEntry.get(routeEntry) ?? {
      names: [],
      whole: false,
    };
    if (!areAllRead) return [];
    return names
      .filter((name) => !usage.names.has(name))
      .map((name) =>
        report('unused-variable', {
          message: `\`${name}\` is not used on this page.`,
          hint: `use it as \`{{ ${name}.… }}\`, or remove it`,
          at: {
            file: routeEntry.file,
            path: [...routeEntry.path, isBound(routeEntry, 'with', name) ? 'with' : 'each', name],
            part: 'key' as const,
          },
          route: routeEntry.route,
        }),
      );
  });
}

function isBound({ value }: SitePage['routeEntry'], key: 'with' | 'each', name: string): boolean {
  return Object.hasOwn((value[key] ?? {}) as object, name);
}
