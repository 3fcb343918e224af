import {
  type Context,
  type Emitter,
  Liquid,
  type TagToken,
  type Template,
  type TopLevelToken,
} from 'liquidjs';
import { addFilters } from './addFilters.ts';

/** A tag in a text. */
export interface TagCall {
  name: string;
  args: string;
  /** The tag as it is written. */
  piece: string;
  /** What stands between it and its end, evaluated; undefined for a tag without an end. */
  inner: string | undefined;
}

/** What happens with tags and filters that Liquid does not know. */
interface Unknown {
  renderTag(call: TagCall, context: Context): string;
  /** Called where a text uses the filter, which does nothing. */
  onUnknownFilter(name: string): void;
}

/** Liquid with the filters of generators, which accepts every tag and filter. */
export class LiquidEngine extends Liquid {
  readonly #unknown: Unknown;

  constructor(unknown: Unknown) {
    super({
      strictFilters: true,
      strictVariables: false,
      lenientIf: true,
      jekyllWhere: true,
      renderLimit: 5000,
      memoryLimit: 5e7,
    });
    this.#unknown = unknown;
    addFilters(this);
    for (const name of ['include', 'include_cached', 'include_relative', 'render', 'highlight'])
      this.#addTag(name);
  }

  /** Parses a text; undefined if it is broken. Tags and filters that are unknown are added. */
  parseAll(text: string): Template[] | undefined {
    for (let tries = 0; tries < 100; tries++)
      try {
        return this.parse(text);
      } catch (error) {
        const { message } = error as Error;
        const tag = /tag "([^"]+)" not found/.exec(message)?.[1];
        const filter = /undefined filter: ([^\s,]+)/.exec(message)?.[1];
        if (tag) this.#addTag(tag);
        else if (filter) this.#addFilter(filter);
        else return undefined;
      }
    return undefined;
  }

  #addFilter(name: string): void {
    this.registerFilter(name, (value: unknown) => {
      this.#unknown.onUnknownFilter(name);
      return value;
    });
  }

  #addTag(name: string): void {
    const { renderer } = this;
    const handler = this.#unknown;
    this.registerTag(name, {
      parse(token: TagToken, rest: TopLevelToken[]) {
        this.args = token.args;
        this.piece = token.getText();
        this.inner = undefined;
        const end = `end${name}`;
        if (!rest.some((other) => (other as TagToken).name === end)) return;
        const inner: Template[] = [];
        this.inner = inner;
        const stream = this.liquid.parser.parseStream(rest);
        stream
          .on('template', (template: Template) => inner.push(template))
          .on(`tag:${end}`, () => stream.stop())
          .start();
      },
      *render(context: Context, emitter: Emitter): Generator<unknown, void, string> {
        const { args, piece } = this;
        const inner: string | undefined =
          this.inner && (yield renderer.renderTemplates(this.inner, context));
        emitter.write(handler.renderTag({ name, args, piece, inner }, context));
      },
    });
  }
}
