/**
 * A refusal with its HTTP status: thrown anywhere below an endpoint, answered as
 * `{ error: { code, message, fields? } }`. `message` and `fields` are shown to visitors.
 */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { fields?: Record<string, string>; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.fields = more.fields;
    this.headers = more.headers ?? {};
  }
}
