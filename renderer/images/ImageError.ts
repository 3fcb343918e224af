import { UserError } from '../../base/errors/UserError.ts';

/** Thrown for an image that cannot be decoded, although its header can be read. */
export class ImageError extends UserError {
  /** @param source path below public/, with a leading slash */
  constructor(source: string, reason: string) {
    super(`The picture public${source} cannot be read: ${reason}. Save it again.`);
  }
}
