import type { Diagnostic } from '../diagnostics/Diagnostic.ts';
import { visible } from './escapeInvisible.ts';
import type { Report } from './Report.ts';

/** The report with every text of the author's files as it may be printed. Places stay as they are. */
export function visibleReport({ diagnostics, ...report }: Report): Report {
  return { ...report, diagnostics: diagnostics.map(visibleDiagnostic) };
}

function visibleDiagnostic(one: Diagnostic): Diagnostic {
  const { hint, path, route, section, related } = one;
  return {
    ...one,
    file: visible(one.file),
    message: visible(one.message),
    ...(hint !== undefined && { hint: visible(hint) }),
    ...(path !== undefined && { path: visible(path) }),
    ...(route !== undefined && { route: visible(route) }),
    ...(section !== undefined && { section: visible(section) }),
    ...(related && {
      related: related.map((other) => ({
        ...other,
        file: visible(other.file),
        message: visible(other.message),
      })),
    }),
  };
}
