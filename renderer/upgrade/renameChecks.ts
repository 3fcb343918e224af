import { formerNames } from '../../schema/diagnostics/suggestRuleName.ts';
import type { Migration } from './Migration.ts';

/** Renames the checks that got new names, in `site.checks` and in suppression comments. */
export const renameChecks: Migration = {
  version: '0.2.0',
  summary: 'Rename checks in `site.checks` and in suppression comments',
  nextEdit(content) {
    const { checks = {} } =
      (content as { site?: { checks?: Record<string, unknown> } })?.site ?? {};
    for (const name of Object.keys(checks ?? {})) {
      const key = currentName(name);
      // Where both names are set, the current one counts.
      if (key && key in checks) return { kind: 'remove', path: ['site', 'checks', name] };
      if (key) return { kind: 'rename', path: ['site', 'checks', name], key };
    }
    return undefined;
  },
  changeText: (text) =>
    text.replaceAll(/#.*?\bblockwright-disable[\w-]*[^\n]*/g, (comment) =>
      comment.replaceAll(/[a-z]+(?:-[a-z]+)+/g, (word) => currentName(word) ?? word),
    ),
};

function currentName(former: string): string | undefined {
  return Object.hasOwn(formerNames, former) ? formerNames[former] : undefined;
}
