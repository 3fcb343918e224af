import { diffTexts } from '../../features/_shared/yamlEdits/index.ts';
import {
  formatKeys,
  formatMarkdown,
  formatsBySchema,
  type MarkdownFormat,
  type SelectedText,
} from '../text/formatMarkdown.ts';
import { readCells } from '../text/paste/readCells.ts';
import { readPasted } from '../text/paste/readPasted.ts';

/** The text that the author types into. */
export interface EditedText {
  /** The text as it is in the file. */
  value: string;
  /** The `format` in the schema of the field. */
  format: string;
}

interface TextSessionOptions extends EditedText {
  element: HTMLElement;
  onInput(value: string): void;
  onEnd(): void;
  /** Asks for the target of a link. */
  onLink(): void;
  /** Takes cells of a spreadsheet that are pasted; false where the text is no cell of a table. */
  onCells(cells: string[][]): boolean;
}

/**
 * Lets the author type in an element of the page, which shows the text of the file meanwhile: Markdown
 * with its marks. Enter, Escape and leaving the element end it; Escape restores the text.
 */
export class TextSession {
  readonly element: HTMLElement;
  readonly #options: TextSessionOptions;
  /** The text before anything was typed, and what showed it. */
  #before: string;
  #rendered: Node[];
  readonly #end = new AbortController();
  #value: string;
  #isTouched = false;

  constructor(options: TextSessionOptions) {
    const { element, value } = options;
    this.#options = options;
    this.element = element;
    this.#value = value;
    this.#before = value;
    this.#rendered = [...element.childNodes];
    element.replaceChildren(value);
    element.contentEditable = 'plaintext-only';
    element.setAttribute('data-edit-open', '');
    const { signal } = this.#end;
    element.addEventListener('input', () => this.#report(), { signal });
    element.addEventListener('keydown', (event) => this.#handleKey(event), { signal });
    // The key would press the button or open the details around the text.
    element.addEventListener('keyup', (event) => event.key === ' ' && event.preventDefault(), {
      signal,
    });
    element.addEventListener('paste', (event) => this.#paste(event), { signal });
  }

  get #hasLines(): boolean {
    return ['markdown', 'article'].includes(this.#options.format);
  }

  /** Puts the caret where the author clicked, otherwise at the end. */
  focus(point?: { x: number; y: number }): void {
    this.element.focus({ preventScroll: true });
    const found = point && document.caretRangeFromPoint(point.x, point.y);
    if (found && this.element.contains(found.startContainer))
      getSelection()?.collapse(found.startContainer, found.startOffset);
    else this.select({ from: this.#value.length, to: this.#value.length });
  }

  /** Shows what somebody else has made of the text; false if the author has typed, or nothing changed. */
  follow(value: string): boolean {
    if (this.#isTouched || value === this.#value) return false;
    const { selected } = this;
    this.#value = value;
    this.#before = value;
    this.element.replaceChildren(value);
    this.#rendered = [...this.element.childNodes];
    this.select(selected);
    return true;
  }

  /** Returns the text with its selection. */
  get selected(): SelectedText {
    const text = this.element.textContent ?? '';
    const selection = getSelection();
    const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
    if (!range || !this.element.contains(range.startContainer))
      return { text, from: text.length, to: text.length };
    const before = document.createRange();
    before.selectNodeContents(this.element);
    before.setEnd(range.startContainer, range.startOffset);
    const from = before.toString().length;
    return { text, from, to: from + range.toString().length };
  }

  /** Selects a part of the text. */
  select({ from, to }: Pick<SelectedText, 'from' | 'to'>): void {
    this.element.normalize();
    const node = this.element.firstChild ?? this.element;
    const limit = node.textContent?.length ?? 0;
    getSelection()?.setBaseAndExtent(node, Math.min(from, limit), node, Math.min(to, limit));
  }

  /** Applies a format to the selection. */
  format(format: MarkdownFormat, selected = this.selected): void {
    const next = formatMarkdown(selected, format);
    // The element has the focus of its document, but the choice of a link's target took it from there.
    window.focus();
    this.element.focus({ preventScroll: true });
    const { at, before, after } = diffTexts(selected.text, next.text);
    this.select({ from: at, to: at + before.length });
    // Keeps the browser's undo.
    insertText(after);
    this.select(next);
  }

  /** Ends typing. The page shows the file's text until it is rendered, or what it showed before. */
  end(): void {
    if (this.#end.signal.aborted) return;
    this.#end.abort();
    this.element.removeAttribute('contenteditable');
    this.element.removeAttribute('data-edit-open');
    if (this.#value === this.#before) this.element.replaceChildren(...this.#rendered);
    this.#options.onEnd();
  }

  #report(): void {
    // Browsers end a text with a line break that nobody typed.
    const value = (this.element.textContent ?? '').replace(/\n+$/, '').replaceAll('\u00A0', ' ');
    if (value === this.#value) return;
    this.#value = value;
    this.#isTouched = true;
    this.#options.onInput(value);
  }

  #handleKey(event: KeyboardEvent): void {
    const isCommand = event.ctrlKey || event.metaKey;
    const hasFormats = formatsBySchema[this.#options.format] !== undefined;
    const kind = isCommand && hasFormats ? formatKeys[event.key.toLowerCase()] : undefined;
    const act = () => {
      if (event.isComposing) return false;
      if (event.key === 'Escape') this.#restore();
      else if (event.key === 'Enter' && (!this.#hasLines || isCommand)) this.end();
      else if (event.key === 'Enter' && !event.shiftKey) this.#breakLine();
      else if (kind === 'link') this.#options.onLink();
      else if (kind) this.format({ kind });
      else return false;
      return true;
    };
    if (act()) event.preventDefault();
    // Undo belongs to the text once something was typed; the other shortcuts work as everywhere.
    if (isCommand && /^[yz]$/i.test(event.key)) {
      if (this.#isTouched) event.stopPropagation();
      else this.end();
    }
  }

  /** Begins a paragraph; in a list, an item, or ends the list after an empty one. */
  #breakLine(): void {
    const { text, from } = this.selected;
    const line = text.slice(text.lastIndexOf('\n', from - 1) + 1, from);
    const item = /^(?:[-*+]|\d+[.)]) /.exec(line)?.[0];
    if (item === line) {
      this.select({ from: from - line.length, to: from });
      insertText('\n');
    } else insertText(item ? `\n${item}` : '\n\n');
  }

  #restore(): void {
    if (this.#value !== this.#before) this.#options.onInput(this.#before);
    this.#value = this.#before;
    this.end();
  }

  #paste(event: ClipboardEvent): void {
    event.preventDefault();
    const cells = event.clipboardData && readCells(event.clipboardData);
    if (cells && this.#options.onCells(cells)) return;
    const pasted = readPasted(event.clipboardData, this.#options.format, this.selected);
    insertText(pasted);
  }
}

/** Replaces the selection. Keeps the browser's undo, whose commands know line breaks only by themselves. */
function insertText(text: string): void {
  if (text === '') document.execCommand('delete');
  for (const [index, line] of text.split('\n').entries()) {
    if (index > 0) document.execCommand('insertLineBreak');
    if (line !== '') document.execCommand('insertText', false, line);
  }
}
