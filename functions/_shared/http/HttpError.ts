import type { AnswerTexts, FunctionTexts } from '../site/FunctionTexts.ts';

/** A text for visitors, perhaps in the language of the site. */
export type ErrorMessage = string | ((answers: AnswerTexts, locale: string) => string);

/**
 * An error with an HTTP status. Endpoints answer it as `{ error: { code, message, fields? } }`;
 * visitors see `message` and `fields`.
 *
 * A message is a text, or a function that chooses one of the texts in the language of the site.
 */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, ErrorMessage> | undefined;
  readonly headers: Record<string, string>;
  readonly #message: ErrorMessage;

  constructor(
    status: number,
    code: string,
    message: ErrorMessage,
    options: { fields?: Record<string, ErrorMessage>; headers?: Record<string, string> } = {},
  ) {
    super(typeof message === 'string' ? message : code);
    this.#message = message;
    this.name = 'HttpError';
    this.status = status;
    this.code = code;
    this.fields = options.fields;
    this.headers = options.headers ?? {};
  }

  /** Returns what visitors read. */
  describe({ answers, locale }: Pick<FunctionTexts, 'answers' | 'locale'>): {
    message: string;
    fields: Record<string, string> | undefined;
  } {
    const choose = (message: ErrorMessage) =>
      typeof message === 'string' ? message : message(answers, locale);
    const fields =
      this.fields &&
      Object.entries(this.fields).map(([name, message]) => [name, choose(message)] as const);
    return { message: choose(this.#message), fields: fields && Object.fromEntries(fields) };
  }
}
