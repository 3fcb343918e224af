import type { Diagnostic } from '../../diagnostics/Diagnostic.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import type { RuleMeta } from '../../diagnostics/RuleMeta.ts';
import { findRuleByCode } from '../../rules/catalogue.ts';
import { isUnknownKey } from '../../rules/shape/keys.ts';

/**
 * Drops diagnostics that say that something is unused or unreachable while there are errors: what an
 * error hides may use it. They come back once the errors are fixed.
 */
export function dropFollowUps(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.some(isCause)
    ? diagnostics.filter(({ code }) => !findRuleByCode(code)?.isFollowUp)
    : [...diagnostics];
}

function isCause({ severity, code }: Diagnostic): boolean {
  const rule = findRuleByCode(code);
  if (severity !== 'error' || rule?.isFollowUp) return false;
  // Errors about the content of a page hide nothing, except that a wrong link leads nowhere.
  return rule?.phase !== 'content' || rule.hidesFollowUps === true;
}

/**
 * Drops duplicate keys on consecutive lines: the cause is a wrong hyphen or indentation above.
 *
 * @param diagnostics sorted by location
 */
export function dropRepeatedKeys(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.filter((one, index) => {
    const before = diagnostics[index - 1];
    const follows = before?.file === one.file && before.line === one.line - 1;
    if (getKey(one) !== 'repeated' || !follows) return true;
    return getKey(before) === 'repeated'
      ? before.column !== one.column
      : getKey(before) !== 'unknown';
  });
}

function getKey({ code }: Diagnostic): RuleMeta['key'] {
  return findRuleByCode(code)?.key;
}

/**
 * Drops the uses of a row, block or page whose definition is there, but in a mapping that does not know
 * it: its line was moved or indented wrongly, and the unknown key says where.
 */
export function dropMisplacedNames(problems: readonly Problem[]): Problem[] {
  const misplaced = new Set(
    problems.flatMap(({ rule, at }) =>
      isUnknownKey({ rule }) && !('from' in at)
        ? describe(at.file.source.path, String(at.path.at(-1)))
        : [],
    ),
  );
  if (misplaced.size === 0) return [...problems];
  return problems.filter(({ missing }) => {
    if (!missing) return true;
    const { kind, within, name } = missing;
    if (kind === 'row') return !misplaced.has(describe(`data/${within}.yaml`, name));
    return !((kind === 'block' || kind === 'page') && misplaced.has(describe('pages', name)));
  });
}

/** Identifies a name: rows by their file, blocks and pages among all files of pages. */
function describe(file: string, name: string): string {
  return `${/^pages(?:\.yaml$|\/)/.test(file) ? 'pages' : file} ${name}`;
}
