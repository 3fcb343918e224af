import { EditError } from '../../../features/_shared/yamlEdits/index.ts';

/** Throws an EditError for an address that git would take for an option or program, or that contains a password. */
export function checkRemote(remote: string, hasToken: boolean): void {
  if (/^-|\/\/-|@-|^\w+::|[\s\p{Cc}]/u.test(remote))
    throw new EditError('The address of the repository is not one of a git repository');
  const url = URL.canParse(remote) ? new URL(remote) : undefined;
  if (url?.password || (url?.username && /^https?:/.test(remote)))
    throw new EditError('The address of the repository must not contain a user or password');
  const isLocal = url !== undefined && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  if (hasToken && url?.protocol === 'http:' && !isLocal)
    throw new EditError('A token is only sent by https. Change the address of the repository');
}

/** Throws an EditError for a name that git would take for an option, or refuse as the name of a branch. */
export function checkBranch(branch: string): void {
  const isName =
    /^[^\s\p{Cc}~^:?*[\\]+$/u.test(branch) &&
    !/^[-/]|\.\.|@\{|\/\/|\/$|\.$|(?:^|\/)\.|\.lock(?:\/|$)|^@$/.test(branch);
  if (!isName) throw new EditError(`${JSON.stringify(branch)} cannot be the name of a branch`);
}
