import { DomUtils } from 'htmlparser2';
import type { HtmlElement } from '../../../../base/text/parseHtml.ts';
import { collectText } from '../html/elements.ts';
import type { OnNote } from '../html/OnNote.ts';
import { climb, holds } from './holds.ts';
import { squash } from './openOldPage.ts';

/**
 * Removes the lines that only name the date, the author or the topics of an article, which are columns of its
 * row.
 *
 * @param known the words that the columns have
 */
export function removeCredits(
  elements: readonly HtmlElement[],
  { roots, known, note }: { roots: readonly HtmlElement[]; known: readonly string[]; note: OnNote },
): void {
  const words = [...new Set(known.map(normalize))]
    .filter((word) => word !== '')
    .sort((one, other) => other.length - one.length);
  const isCredit = (element: HtmlElement) => {
    const text = normalize(collectText(element));
    if (text.length > mostCharacters) return false;
    const rest = words.reduce((left, word) => left.replaceAll(word, ' '), text);
    return !/\p{L}{2,}/u.test(rest.replaceAll(templateWords, ' '));
  };
  const lines: HtmlElement[] = [];
  for (const element of elements) {
    if (lines.some((line) => holds(line, element)) || !isCredit(element)) continue;
    const line = climb(element, (above) => !roots.includes(above) && isCredit(above));
    const text = squash(collectText(line));
    if (text !== '')
      note('a line with date, author or topics', text, 'is in the columns of the row');
    lines.push(line);
    DomUtils.removeElement(line);
  }
}

const mostCharacters = 250;

function normalize(text: string): string {
  return squash(text).toLowerCase();
}

/** The words between dates and names, in a few languages. */
const templateWords =
  /(?<!\p{L})(?:posted|published|written|updated|last|modified|on|by|in|at|under|filed|tagged|tags?|categor(?:y|ies)|topics?|minutes?|mins?|read|reading|time|the|and|author|date|am|um|uhr|von|vom|und|veröffentlicht|zuletzt|aktualisiert|geschrieben|schlagw[oö]rter|kategorien?|thema|themen|lesezeit|publié|le|par|dans|et|publicado|el|por|en|y)(?!\p{L})/gu;
