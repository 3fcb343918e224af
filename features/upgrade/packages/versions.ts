/** Compares two versions: negative if the first is older. Versions such as `1.0.0-beta.1` precede `1.0.0`. */
export function compareVersions(first: string, second: string): number {
  const [a, b] = [first, second].map(parse) as [Version, Version];
  for (const index of [0, 1, 2])
    if (a.numbers[index] !== b.numbers[index])
      return (a.numbers[index] ?? 0) - (b.numbers[index] ?? 0);
  if (a.stage === b.stage) return 0;
  if (!a.stage || !b.stage) return a.stage ? -1 : 1;
  return a.stage.localeCompare(b.stage, 'en', { numeric: true });
}

interface Version {
  numbers: number[];
  /** What follows the dash. */
  stage: string;
}

function parse(version: string): Version {
  const [, core = '', stage = ''] = /^v?([\d.]+)(?:-([^+]+))?/.exec(version) ?? [];
  return { numbers: core.split('.').map(Number), stage };
}

/** Whether a version is in a range of `engines`, such as `>=20.19.0` or `^20.19.0 || >=22.12.0`; also for ranges in other forms. */
export function isInRange(version: string, range: string): boolean {
  return range.split('||').some((part) =>
    part
      .trim()
      .split(/\s+/)
      .every((comparator) => meets(version, comparator)),
  );
}

function meets(version: string, comparator: string): boolean {
  const [, operator, limit = ''] = /^(>=|\^|<)v?(\d+(?:\.\d+){0,2})$/.exec(comparator) ?? [];
  const full = [...limit.split('.'), '0', '0'].slice(0, 3).join('.');
  const order = compareVersions(version, full);
  if (operator === '>=') return order >= 0;
  if (operator === '<') return order < 0;
  const isSameMajor = parse(version).numbers[0] === parse(full).numbers[0];
  return operator === undefined || (order >= 0 && isSameMajor);
}
