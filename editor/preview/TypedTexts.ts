import { diffTexts } from '../../features/_shared/yamlEdits/index.ts';
import type { SectionMoves } from '../merge/followSections.ts';

/** The place of a text: the index of its section, and its path in the section. */
export interface TextPlace {
  section: number;
  path: readonly (string | number)[];
}

/** A text that the author types in the form of a section. */
export interface TypedText extends TextPlace {
  /** The text as the server knows it. */
  before: string;
  text: string;
}

/**
 * Shows what the author types in a form on the page at once, until the server's HTML has it. What the
 * server may show in another way than it is typed, such as Markdown and expressions, waits for the server.
 */
export class TypedTexts {
  /** Each place with the text of the last HTML, and what was typed since. */
  readonly #typed = new Map<string, TextPlace & { texts: string[] }>();
  readonly #page: Document;

  constructor(page: Document) {
    this.#page = page;
  }

  /** Shows a text on the page. */
  show({ section, path, before, text }: TypedText): void {
    const key = getKey({ section, path });
    const texts = this.#typed.get(key)?.texts ?? [before];
    const place = { section, path, texts: [...texts, text] };
    // A text that cannot be shown keeps the earlier ones, which the server may refuse.
    if (replaceText(this.#page, place, texts.at(-1), text)) this.#typed.set(key, place);
  }

  /** Puts texts into HTML that the server has rendered before they were typed. */
  addTo(next: Document): void {
    for (const [key, place] of this.#typed) {
      const { texts } = place;
      const from = texts.findIndex((text) => replaceText(next, place, text, texts.at(-1)));
      if (from < 0) this.#typed.delete(key);
      else place.texts = texts.slice(from);
    }
  }

  /** Follows sections to their new positions; the texts of a section at -1 are forgotten. */
  move(moves: SectionMoves): void {
    const places = [...this.#typed.values()];
    this.clear();
    for (const place of places) {
      const moved = { ...place, section: moves(place.section) };
      if (moved.section >= 0) this.#typed.set(getKey(moved), moved);
    }
  }

  /** Shows the texts of the last HTML again. */
  drop(): void {
    for (const place of this.#typed.values())
      replaceText(this.#page, place, place.texts.at(-1), place.texts[0]);
    this.clear();
  }

  /** Forgets all texts, because the next HTML contains them. */
  clear(): void {
    this.#typed.clear();
  }
}

function getKey({ section, path }: TextPlace): string {
  return JSON.stringify([section, path]);
}

/** Finds the elements that show a text and nothing else. */
export function findText(page: Document, { section, path }: TextPlace): HTMLElement[] {
  const text = JSON.stringify(path);
  return Array.from(
    page.querySelectorAll<HTMLElement>(
      `[data-edit-section="${section}"] [data-edit-text]:not(img)`,
    ),
  ).filter(({ dataset }) => dataset.editText === text);
}

/** Replaces a text where elements show it as it is; false if none does, or would not show the next text so. */
function replaceText(page: Document, place: TextPlace, before = '', after = ''): boolean {
  if (!isVerbatim(before) || !isVerbatim(after)) return false;
  const replaced = findText(page, place).map((element) =>
    replaceIn(element, before.trim(), after.trim()),
  );
  return replaced.includes(true);
}

function replaceIn(element: Element, before: string, after: string): boolean {
  const walker = element.ownerDocument.createTreeWalker(element, showText);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  const shown = nodes.map(({ data }) => data).join('');
  if (shown.trim() !== before) return false;
  const change = diffTexts(before, after);
  let at = shown.length - shown.trimStart().length + change.at;
  // The elements of words that do not break, and of sentences, follow from the server.
  for (const node of nodes) {
    if (at + change.before.length <= node.length) {
      if (before !== after) node.replaceData(at, change.before.length, change.after);
      return true;
    }
    at -= node.length;
    if (at < 0) return false;
  }
  return false;
}

/** `NodeFilter.SHOW_TEXT` */
const showText = 4;

/** Whether every field shows a text as it is typed: not as Markdown, an expression or a part of a template. */
function isVerbatim(text: string): boolean {
  return (
    /^(?!\s*(?:[-+]|\d+[.)])\s)[^{}*_`[\]\\<>|#~\p{Cc}\p{Co}]*$/u.test(text) && /\S/.test(text)
  );
}
