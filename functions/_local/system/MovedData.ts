import { UserError } from '../../../base/errors/UserError.ts';

/** Thrown when a file or folder was moved, deleted or replaced: what is written now would be lost, or reach another folder. */
export class MovedData extends UserError {
  override name = 'MovedData';

  constructor(path: string) {
    super(`${path} was moved or replaced while this process used it. Start this process again.`);
  }
}
