import { findRuleByCode } from '../../catalogue/catalogue.ts';
import type { Diagnostic } from '../../diagnostics/Diagnostic.ts';
import { getCodes } from './collapseTruncatedFile.ts';

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
  return rule?.phase !== 'content' || linkCodes.has(code);
}

/** Errors about the content of a page hide nothing, except that a wrong link leads nowhere. */
const linkCodes = getCodes('dead-link', 'dead-redirect', 'duplicate-route');
