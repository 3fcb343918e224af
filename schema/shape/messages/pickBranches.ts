import type { ErrorObject } from 'ajv';
import { groupBy } from '../../../base/lists/groupBy.ts';

/**
 * Reduces ajv's errors about `anyOf` and `oneOf` to the errors of the intended alternative, whose type
 * the value has. If none or several fit, only the error of the union is kept.
 */
export function pickBranches(errors: ErrorObject[]): ErrorObject[] {
  const unions = [...errors.entries()].filter(([, { keyword }]) => /^(?:any|one)Of$/.test(keyword));
  if (unions.length === 0) return errors;
  const dropped = new Set<ErrorObject>();
  for (const [index, union] of unions) {
    const prefix = `${union.schemaPath}/`;
    const children = errorsInside(union, errors, index).filter(({ schemaPath }) =>
      schemaPath.startsWith(prefix),
    );
    if (children.length === 0) continue;
    const branches = groupBy(
      children,
      ({ schemaPath }) => schemaPath.slice(prefix.length).split('/')[0] ?? '',
    );
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

/** Returns the errors of a union's value and of what is in it. ajv reports them before the union. */
function errorsInside(
  { instancePath }: ErrorObject,
  errors: readonly ErrorObject[],
  end: number,
): ErrorObject[] {
  const isInside = (error: ErrorObject | undefined) =>
    error?.instancePath === instancePath || error?.instancePath.startsWith(`${instancePath}/`);
  let start = end;
  while (start > 0 && isInside(errors[start - 1])) start -= 1;
  return errors.slice(start, end);
}

function isMisfit(error: ErrorObject, instancePath: string): boolean {
  return error.instancePath === instancePath && ['type', 'const', 'enum'].includes(error.keyword);
}
