import { escapeInvisible } from '../../base/text/escapeInvisible.ts';
import type { Diagnostic } from '../diagnostics/Diagnostic.ts';
import type { Report } from './Report.ts';

/** Escapes every text of a report for printing. Locations do not change. */
export function escapeReport({ diagnostics, ...report }: Report): Report {
  return { ...report, diagnostics: diagnostics.map(visibleDiagnostic) };
}

function visibleDiagnostic(one: Diagnostic): Diagnostic {
  const { hint, path, route, section, related } = one;
  return {
    ...one,
    file: escapeInvisible(one.file),
    message: escapeInvisible(one.message),
    ...(hint !== undefined && { hint: escapeInvisible(hint) }),
    ...(path !== undefined && { path: escapeInvisible(path) }),
    ...(route !== undefined && { route: escapeInvisible(route) }),
    ...(section !== undefined && { section: escapeInvisible(section) }),
    ...(related && {
      related: related.map((other) => ({
        ...other,
        file: escapeInvisible(other.file),
        message: escapeInvisible(other.message),
      })),
    }),
  };
}
