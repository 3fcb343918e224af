import type { ChangeRequest } from '../../protocol/ChangeRequest.ts';

/** Names the values that a request sets; undefined if it does anything else. */
export function listSetPlaces({ commands = [] }: ChangeRequest): string | undefined {
  const places = commands.map((one) =>
    one.kind === 'edit' && one.edit.kind === 'set'
      ? JSON.stringify([one.file, one.edit.path])
      : undefined,
  );
  return commands.length > 0 && !places.includes(undefined) ? places.join() : undefined;
}

/** Whether two requests only set values, and the same ones, so that the later one replaces the earlier one. */
export function setsSame(earlier: ChangeRequest, later: ChangeRequest): boolean {
  const places = listSetPlaces(earlier);
  return places !== undefined && places === listSetPlaces(later);
}
