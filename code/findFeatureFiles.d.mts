export function findFeatureFiles(
  packageRoot: string,
  pattern: RegExp,
): { feature: string; match: RegExpExecArray; path: string }[];
