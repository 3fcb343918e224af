import type { Problem } from '../../diagnostics/Problem.ts';

/**
 * Drops the uses of a row, block or page whose definition is there, but in a mapping that does not know
 * it: its line was moved or indented wrongly, and the unknown key says where.
 */
export function dropMisplacedNames(problems: readonly Problem[]): Problem[] {
  const misplaced = new Set(
    problems.flatMap(({ rule, at }) =>
      rule === 'unknown-key' && !('from' in at)
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
