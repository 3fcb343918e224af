/** A form could not be sent. Nothing was stored, and the visitor can send it again. */
export class SendFailure extends Error {
  override name = 'SendFailure';
  /** The backend's error messages by field name. */
  readonly fields: Record<string, string>;

  constructor(message: string, options: ErrorOptions & { fields?: Record<string, string> } = {}) {
    super(message, options);
    this.fields = options.fields ?? {};
  }
}
