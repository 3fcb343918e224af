import { findLine } from '../../../base/text/findLineStarts.ts';
import type { Diagnostic, RelatedLocation, TextEdit } from '../../diagnostics/Diagnostic.ts';

/** A diagnostic as plain data. Its locations stay right when text above their route entries changes. */
export interface StoredDiagnostic extends Omit<Stored<Diagnostic>, 'related' | 'fix'> {
  related?: Stored<RelatedLocation>[];
  fix?: Stored<TextEdit>[];
}

/** A location whose lines count from the first line of a route entry, given by its index. */
type Stored<Location> = Location & { entry?: number };

/** Path of a manifest → the first line of each of its route entries. */
export type EntryLines = Readonly<Record<string, { lines: readonly number[] }>>;

/**
 * Returns diagnostics with locations relative to route entries. Locations elsewhere stay as they are.
 *
 * @param outlines outlines of the manifests that the diagnostics are about
 */
export function storeDiagnostics(
  diagnostics: readonly Diagnostic[],
  outlines: EntryLines,
): StoredDiagnostic[] {
  return diagnostics.map((diagnostic) =>
    mapLocations(diagnostic, (file, at) => {
      const lines = outlines[file]?.lines ?? [];
      const entry = findLine(lines, at.line);
      const first = lines[entry];
      return first === undefined || first > at.line ? at : { ...shift(at, -first), entry };
    }),
  );
}

/** Returns stored diagnostics with their present locations. */
export function restoreDiagnostics(
  diagnostics: readonly StoredDiagnostic[],
  outlines: EntryLines,
): Diagnostic[] {
  return diagnostics.map((diagnostic) =>
    mapLocations(diagnostic, (file, { entry, ...at }) =>
      entry === undefined ? at : shift(at, outlines[file]?.lines[entry] ?? 0),
    ),
  );
}

interface Lines {
  line: number;
  endLine?: number;
  entry?: number;
}

/** Replaces every location of a diagnostic; a fix is in the file of its diagnostic. */
function mapLocations<Location extends StoredDiagnostic>(
  diagnostic: Location,
  map: (file: string, at: Lines) => Lines,
): Location {
  const { file, related, fix } = diagnostic;
  return {
    ...map(file, diagnostic),
    ...(related && { related: related.map((one) => map(one.file, one)) }),
    ...(fix && { fix: fix.map((one) => map(file, one)) }),
  } as Location;
}

function shift<Location extends Lines>(at: Location, lines: number): Location {
  const { line, endLine } = at;
  return { ...at, line: line + lines, ...(endLine !== undefined && { endLine: endLine + lines }) };
}
