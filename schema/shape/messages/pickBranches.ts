import type { ErrorObject } from 'ajv';

/**
 * Reduces ajv's errors about `anyOf` and `oneOf` to those of the intended alternative: the one whose
 * type the value has. If none or several fit, only the error of the union is kept.
 */
export function pickBranches(errors: ErrorObject[]): ErrorObject[] {
  const unions = errors.filter((error) => error.keyword === 'anyOf' || error.keyword === 'oneOf');
  if (unions.length === 0) return errors;
  const dropped = new Set<ErrorObject>();
  for (const union of unions) {
    const prefix = `${union.schemaPath}/`;
    const children = errors.filter(
      (error) =>
        error !== union &&
        error.schemaPath.startsWith(prefix) &&
        error.instancePath.startsWith(union.instancePath),
    );
    if (children.length === 0) continue;
    const branches = new Map<string, ErrorObject[]>();
    for (const child of children) {
      const branch = child.schemaPath.slice(prefix.length).split('/')[0] ?? '';
      branches.set(branch, [...(branches.get(branch) ?? []), child]);
    }
    const fitting = [...branches.values()].filter(
      (branch) => !branch.some((child) => isMisfit(child, union.instancePath)),
    );
    const [meant] = fitting;
    const kept = fitting.length === 1 && meant ? new Set(meant) : new Set<ErrorObject>();
    for (const child of children) if (!kept.has(child)) dropped.add(child);
    if (kept.size > 0) dropped.add(union);
  }
  return errors.filter((error) => !dropped.has(error));
}

function isMisfit(error: ErrorObject, instancePath: string): boolean {
  return error.instancePath === instancePath && ['type', 'const', 'enum'].includes(error.keyword);
}
