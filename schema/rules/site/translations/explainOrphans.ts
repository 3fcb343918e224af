import type { Reporter } from '../../../diagnostics/createReporter.ts';
import type { Problem } from '../../../diagnostics/Problem.ts';
import type { SiteText } from '../../../locales/matchTexts.ts';
import type { TranslatedText } from '../../../locales/TranslatedText.ts';
import { locateOriginal } from './carryOver.ts';

/**
 * Explains translations whose original the site no longer has, and which no text resembles enough to keep
 * them: visitors see the original of what replaced it.
 */
export function explainOrphans(
  orphaned: readonly TranslatedText[],
  owners: readonly { page: string; texts: readonly SiteText[] }[],
  report: Reporter<'orphaned-translation'>,
): Problem[] {
  const missing = new Map(
    owners.map(({ page, texts }) => [
      page,
      texts.filter(({ state }) => state === 'missing').map((one) => one.original),
    ]),
  );
  return orphaned.flatMap((text): Problem | Problem[] => {
    const candidates = missing.get(text.page);
    // A page that no longer exists is reported by itself.
    if (!candidates) return [];
    const [first, second] = candidates;
    return report('orphaned-translation', {
      message:
        first === undefined
          ? `\`${text.page}\` no longer has the text “${text.original}”.`
          : `\`${text.page}\` no longer has the text “${text.original}”. Visitors see what replaced it without a translation.`,
      hint:
        first !== undefined && second === undefined
          ? `if it became “${first}”, write that, and the earlier text below \`was:\`; otherwise remove the translation`
          : 'if the text changed, write it as it is now, and the earlier text below `was:`; otherwise remove the translation, or move it to the page that has the text',
      at: locateOriginal(text),
    });
  });
}
