import { DomUtils } from 'htmlparser2';
import { type HtmlElement, type HtmlNode, isElement } from '../../../../base/text/parseHtml.ts';
import type { Inventory } from '../../format/Inventory.ts';
import { inlineElements, silentElements } from '../../text/inlineElements.ts';
import { normalizeSentence } from '../../text/normalizeSentence.ts';
import { splitSentences } from '../../text/splitSentences.ts';
import type { OnNote } from '../html/OnNote.ts';

/** What most pages of a site have. */
export interface SharedParts {
  /** As `normalizeSentence()` returns them. */
  sentences: ReadonlySet<string>;
  headings: ReadonlySet<string>;
  /** Addresses of pictures. */
  pictures: ReadonlySet<string>;
}

/** Removes sentences and pictures that most pages have; what is empty then shows nothing. */
export function removeShared(
  root: HtmlElement,
  { sentences, headings, pictures }: SharedParts,
  note: OnNote,
): void {
  let known = sentences;
  let run: { node?: HtmlNode & { data: string }; text: string }[] = [];
  const endRun = () => {
    const found = splitSentences(run.map(({ text }) => text).join(''));
    if (found.length > 0 && found.every((text) => known.has(normalizeSentence(text)))) {
      note('what most pages have', found.join(' '), 'left out');
      for (const { node } of run) if (node) node.data = '';
    }
    run = [];
  };
  const walk = (nodes: readonly HtmlNode[]) => {
    for (const node of nodes) {
      if (node.type === 'text') run.push({ node, text: node.data });
      else if (isElement(node)) {
        const ends = !inlineElements.has(node.name);
        if (ends) endRun();
        // A heading may say what the navigation of all pages says.
        if (/^h[1-6]$/.test(node.name)) known = headings;
        if (node.name === 'br') run.push({ text: ' ' });
        if (!silentElements.has(node.name)) walk(node.children);
        if (ends) endRun();
        if (/^h[1-6]$/.test(node.name)) known = sentences;
      }
    }
  };
  walk(root.children);
  endRun();
  for (const picture of DomUtils.getElementsByTagName('img', root))
    if (pictures.has(picture.attribs.src ?? '')) DomUtils.removeElement(picture);
}

/** Returns what most pages of an inventory have. */
export function findSharedParts({ shared, pages }: Inventory): SharedParts {
  const counts = new Map<string, number>();
  for (const { headings } of pages)
    for (const heading of new Set(headings.map(normalizeSentence)))
      counts.set(heading, (counts.get(heading) ?? 0) + 1);
  const least = Math.max(3, pages.length / 2);
  const frequent = [...counts].filter(([, count]) => count >= least);
  return {
    sentences: new Set(shared.sentences.map(normalizeSentence)),
    headings: new Set(frequent.map(([heading]) => heading)),
    pictures: new Set(shared.pictures),
  };
}
