import { Context, Hash, Output, type Template, toValueSync } from 'liquidjs';
import type { OnNote } from '../html/OnNote.ts';
import { convertMarkdown } from '../text/convertMarkdown.ts';
import { convertNamed } from '../text/convertNamed.ts';
import { fenceCode } from '../text/fenceCode.ts';
import { TextKeeper } from '../text/TextKeeper.ts';
import type { LiquidDialect } from './LiquidDialect.ts';
import { LiquidEngine, type TagCall } from './LiquidEngine.ts';
import { readArguments } from './readArguments.ts';

/** A text with templates, and what they may read of its file. */
export interface LiquidText {
  text: string;
  scope: Readonly<Record<string, unknown>>;
  note: OnNote;
}

/**
 * Evaluates Liquid in texts of an old site: values, conditions, loops, includes and tags. What it cannot
 * evaluate is left out and noted, so that no template is printed on a page.
 */
export class LiquidRenderer {
  readonly #dialect: LiquidDialect;
  readonly #engine: LiquidEngine;
  #note: OnNote = () => {};
  #keeper = new TextKeeper();
  #depth = 0;

  constructor(dialect: LiquidDialect) {
    this.#dialect = dialect;
    this.#engine = new LiquidEngine({
      renderTag: (call, context) => this.#renderTag(call, context),
      onUnknownFilter: (name) =>
        this.#note(`the filter ${name}`, name, 'left out, its value was kept'),
    });
  }

  /** Returns a text without templates. What stands in it of braces is meant to be read as it is. */
  render({ text, scope, note }: LiquidText): string {
    if (!/\{[{%]/.test(text)) return text;
    this.#note = note;
    this.#keeper = new TextKeeper();
    const context = new Context({ ...this.#dialect.scope, ...scope }, this.#engine.options, {
      sync: true,
    });
    return this.#keeper.restore(this.#evaluate(text, context));
  }

  #evaluate(text: string, context: Context): string {
    const templates = this.#engine.parseAll(text);
    if (!templates) return this.#strip(text);
    return templates.map((template) => this.#renderOne(template, context)).join('');
  }

  #renderOne(template: Template, context: Context): string {
    const piece = template.token.getText();
    try {
      const written = String(
        toValueSync(this.#engine.renderer.renderTemplates([template], context)),
      );
      if (
        written.trim() === '' &&
        template instanceof Output &&
        this.#depth === 0 &&
        this.#isMissing(template, context)
      )
        this.#note('a value of a template', piece, 'is empty, so nothing stands there');
      return written;
    } catch (error) {
      const filter = /undefined filter: (\S+?)(?:,|$)/.exec((error as Error).message)?.[1];
      this.#note(filter ? `the filter ${filter}` : 'a template', shorten(piece), 'left out');
      return '';
    }
  }

  /** Whether a value does not exist; an empty one may be meant. */
  #isMissing({ value }: Output, context: Context): boolean {
    const found: unknown = toValueSync(value.value(context, true));
    return found === undefined || found === null;
  }

  /** Takes the templates away from a text that cannot be parsed. */
  #strip(text: string): string {
    return text.replaceAll(/\{%[\s\S]*?%\}|\{\{[\s\S]*?\}\}/g, (piece) => {
      this.#note('a template', shorten(piece), 'left out');
      return '';
    });
  }

  #renderTag({ name, args, piece, inner }: TagCall, context: Context): string {
    if (name.startsWith('include') || name === 'render') return this.#include(args, context);
    const known = readArguments(args, (value) => this.#read(value, context));
    const call = { ...known, args };
    if (name === 'highlight' && inner !== undefined)
      return this.#keep(fenceCode(inner.replace(/^\n/, '').trimEnd(), known.positionals[0] ?? ''));
    const own = this.#dialect.renderTag(name, call, this.#note);
    if (own === false) return inner ?? '';
    if (own !== undefined) return own;
    const words =
      inner === undefined ? undefined : this.#keeper.restore(convertMarkdown(inner, this.#note));
    const converted = convertNamed(
      { name, ...known, ...(words !== undefined && { inner: words }) },
      this.#note,
    );
    if (converted !== undefined) return this.#keep(converted);
    this.#note(
      `the tag ${name}`,
      shorten(piece),
      inner === undefined ? 'left out' : 'its words were kept',
    );
    return inner ?? '';
  }

  #include(args: string, context: Context): string {
    const [, quoted, bare = '', rest = ''] =
      /^\s*(?:["']([^"']+)["']|((?:\{\{.*?\}\}|[^\s,])+))\s*,?([\s\S]*)$/.exec(args) ?? [];
    const written = quoted ?? bare;
    const name = written.includes('{{') ? this.#evaluate(written, context) : written;
    const known = readArguments(rest, (value) => this.#read(value, context));
    const text = this.#depth < 10 ? this.#dialect.readInclude(name) : undefined;
    if (text === undefined) {
      const short = name.replace(/^.*\//, '').replace(/\.\w+$/, '');
      const converted = convertNamed({ name: short, ...known }, this.#note);
      if (converted !== undefined) return this.#keep(converted);
      this.#note('an include that does not exist', name, 'left out');
      return '';
    }
    this.#depth++;
    context.push({ include: toValueSync(new Hash(rest, true).render(context)) });
    try {
      return this.#evaluate(text, context);
    } finally {
      context.pop();
      this.#depth--;
    }
  }

  #read(value: string, context: Context): unknown {
    try {
      return this.#engine.evalValueSync(value, context);
    } catch {
      return undefined;
    }
  }

  /** Keeps Markdown as a block of its own. Templates around it must not change it. */
  #keep(markdown: string): string {
    const isBlock = /^(?:```|:::|> |\*\*)|\n/.test(markdown) || markdown.startsWith('::');
    const kept = this.#keeper.keep(markdown);
    return isBlock ? `\n\n${kept}\n\n` : kept;
  }
}

function shorten(piece: string): string {
  const line = piece.replaceAll(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 99)}…` : line;
}
