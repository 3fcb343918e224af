/** Sending a form failed; what was entered is not stored, and may be sent again. */
export class SendFailure extends Error {
  override name = 'SendFailure';
  /** What is wrong with single fields, by field name, when the backend says so. */
  readonly fields: Record<string, string>;

  constructor(message: string, options: ErrorOptions & { fields?: Record<string, string> } = {}) {
    super(message, options);
    this.fields = options.fields ?? {};
  }
}
