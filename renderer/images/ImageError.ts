import { UserError } from '../../base/errors/UserError.ts';

/** Thrown for an image that cannot be decoded, although its header can be read. */
export class ImageError extends UserError {
  /** Path below public/, with a leading slash. */
  readonly source: string;
  readonly reason: string;

  constructor(source: string, reason: string) {
    super(`The picture public${source} cannot be read: ${reason}. Save it again.`);
    this.source = source;
    this.reason = reason;
  }
}
