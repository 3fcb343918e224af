import { UserError } from '../../base/errors/UserError.ts';

/**
 * Refuses a folder whose name Vite cannot serve modules from: it takes `#` and `?` for the ends of an
 * address. `build` and `preview` do without Vite's server.
 *
 * @throws UserError
 */
export function refuseFolderName(folder: string): void {
  const [character] = /[#?]/.exec(folder) ?? [];
  if (character)
    throw new UserError(
      `The path ${folder} contains "${character}", which addresses of modules cannot contain. Rename the folder; \`build\` and \`preview\` work as it is.`,
    );
}
