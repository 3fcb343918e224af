import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { formatMegabytes } from '../text/formatMegabytes.ts';
import { OutsideSiteError } from './OutsideSiteError.ts';
import { UserError } from './UserError.ts';

/** An error of the operating system, with its details. */
interface SystemError extends NodeJS.ErrnoException {
  /** The target of a link or of a renamed file. */
  dest?: string;
  address?: string;
  port?: number;
  /** A sentence for the user, such as how much space the command needs. */
  advice?: string;
}

/**
 * Explains an error of the operating system, or another that the user can repair: what failed, where,
 * and how to fix it.
 *
 * @returns the message; undefined for any other error
 */
export function explainSystemError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof OutsideSiteError) return `${error.message}. Remove the link.`;
  if (error instanceof UserError) return error.message;
  const systemError: SystemError = error;
  const { advice } = systemError;
  const codeFromText = findCode(systemError.message);
  const explain =
    explanations[isRefusedFolder(systemError) ? 'EROFS' : (systemError.code ?? codeFromText ?? '')];
  if (!explain || (systemError.syscall === undefined && !codeFromText)) return undefined;
  const path = systemError.dest ?? systemError.path;
  const message = explain({ ...systemError, path });
  return advice === undefined ? message : `${message} ${advice}`;
}

/** Whether the system refused a new folder: on a read-only disk, Node says that its parent is missing. */
function isRefusedFolder({ code, syscall }: SystemError): boolean {
  return code === 'ENOENT' && syscall === 'mkdir';
}

type Explain = (
  details: Pick<SystemError, 'address' | 'port'> & { path: string | undefined },
) => string;

/** ENOENT is left out: a missing file is usually a bug of this program. */
const explanations: Record<string, Explain> = {
  ENOSPC: ({ path }) =>
    `The disk is full: nothing more can be written${at(path)}${freeSpaceAt(path)}.`,
  EDQUOT: ({ path }) => `The disk quota is used up: nothing more can be written${at(path)}.`,
  EFBIG: ({ path }) =>
    `The system allows no larger file${at(path)}. Raise the limit (\`ulimit -f\`).`,
  EACCES: ({ path, port }) =>
    port === undefined
      ? `Permission denied${at(path)}. Give this user the right to read and write there.`
      : `This user may not use port ${port}. Choose another with --port.`,
  EPERM: ({ path }) => `The system does not permit this${at(path)}. Check who owns the file.`,
  EROFS: ({ path }) => `The disk is read-only${at(path)}. Choose a folder that can be written to.`,
  EMFILE: () => 'This process has too many open files. Raise the limit (`ulimit -n 4096`).',
  ENFILE: () => 'The system has too many open files. Close other programs, or raise its limit.',
  ENOMEM: () => 'The system has no memory left. Close other programs and try again.',
  EIO: ({ path }) => `The disk reports an error${at(path)}. Check the disk.`,
  EBUSY: ({ path }) => `Another program uses this file${at(path)}. Close it and try again.`,
  ENOTDIR: ({ path }) => `A file exists where a folder is needed${at(path)}. Move the file.`,
  EISDIR: ({ path }) => `A folder exists where a file is needed${at(path)}. Move the folder.`,
  EEXIST: ({ path }) => `Another file already exists${at(path)}. Move it.`,
  ENOTEMPTY: ({ path }) => `The folder is not empty${at(path)}. Move it.`,
  ELOOP: ({ path }) => `Symbolic links form a loop${at(path)}. Remove one of them.`,
  ENAMETOOLONG: ({ path }) => `The system allows no path of this length${at(path)}. Shorten it.`,
  EADDRINUSE: ({ port }) => `Another program uses port ${port}. Choose another with --port.`,
  EADDRNOTAVAIL: ({ address }) => `This machine has no address ${address}. Check --host.`,
  ENOTFOUND: () => 'The name given with --host is not known. Check --host.',
};

/** Finds the code in the text of an error: the bundler, a native program, sets no other field. */
function findCode(message: string): string | undefined {
  if (/os error 28\b|\bENOSPC\b/.test(message)) return 'ENOSPC';
  if (/os error 13\b/.test(message)) return 'EACCES';
  if (/os error 30\b/.test(message)) return 'EROFS';
  return undefined;
}

function at(path: string | undefined): string {
  return path ? `: ${path}` : '';
}

function freeSpaceAt(path: string | undefined): string {
  for (let folder = path; folder; folder = dirname(folder)) {
    try {
      const { bavail, bsize } = statfsSync(folder);
      return ` (${formatMegabytes(bavail * bsize)} are free there)`;
    } catch {
      if (folder === dirname(folder)) return '';
    }
  }
  return '';
}
