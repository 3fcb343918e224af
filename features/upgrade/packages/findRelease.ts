import { UserError } from '../../../base/errors/UserError.ts';
import type { UsedPackageManager } from './PackageManager.ts';
import { type ProgramFailure, runProgram } from './runProgram.ts';

/** A version in the registry. */
export interface Release {
  version: string;
  /** The versions of Node that it runs on, if it names them. */
  node?: string;
  /** Tags and their versions, if the package manager prints them. */
  tags?: Record<string, string>;
}

/**
 * Asks the registry that the site uses for a version of a package.
 *
 * @param target a version or a tag
 * @throws UserError when the registry does not know it, or cannot be reached
 */
export async function findRelease(
  root: string,
  manager: UsedPackageManager,
  name: string,
  target: string,
): Promise<Release> {
  const words = manager.view(`${name}@${target}`);
  const text = await runProgram(root, words).catch(({ code, stdout, stderr }: ProgramFailure) => {
    const printed = `${stderr}${stdout}`;
    if (code === 'ENOENT')
      throw new UserError(
        `${words[0]} is not installed, and the lock file of the site is its own.`,
      );
    if (isUnknown(printed)) return '';
    throw new UserError(
      `The registry did not answer \`${words.slice(0, 3).join(' ')}\`: ${summarize(printed)} Check the connection, and the registry in .npmrc.`,
    );
  });
  const release = parseRelease(text);
  // Yarn 1 prints a tag as it was given.
  const tagged = release?.tags?.[target];
  if (tagged !== undefined && tagged !== release?.version)
    return findRelease(root, manager, name, tagged);
  // Later versions of Yarn print the newest version in place of an unknown one.
  if (!release || (/^\d/.test(target) && release.version !== target))
    throw new UserError(`The registry has no ${name}${target === 'latest' ? '' : ` ${target}`}.`);
  return release;
}

/** Whether a package manager says that a package or a version does not exist. */
function isUnknown(printed: string): boolean {
  return /\bE404\b|ERR_PNPM_FETCH_404|ERR_PNPM_PACKAGE_NOT_FOUND|Response Code: 404|invalid response from npm|No match/i.test(
    printed,
  );
}

/** Reads what the package managers print: an object, the version alone, or Yarn's events on lines. */
export function parseRelease(text: string): Release | undefined {
  const lines = [text, ...text.split('\n')].flatMap((line) => parse(line) ?? []);
  for (const value of lines) {
    if (typeof value === 'string') return { version: value };
    const listing = ((value as Listing).data ?? value) as Listing;
    const { version, versions, engines, 'dist-tags': tags } = listing;
    if (typeof version !== 'string') continue;
    if (versions && !versions.includes(version) && !tags?.[version]) return undefined;
    return { version, ...(engines?.node && { node: engines.node }), ...(tags && { tags }) };
  }
  return undefined;
}

interface Listing {
  version?: string;
  versions?: string[];
  'dist-tags'?: Record<string, string>;
  engines?: { node?: string };
  data?: Listing;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the line that says why. */
function summarize(printed: string): string {
  const lines = printed.split('\n').map((line) => line.replace(/^npm (?:error|ERR!) /, '').trim());
  const known = lines.find((line) => /\bE[A-Z]{4,}\b|reason:|40[13]\b/.test(line));
  return `${(known ?? lines.find(Boolean) ?? 'no reason given').slice(0, 200).replace(/\.$/, '')}.`;
}
