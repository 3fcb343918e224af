import { siteFolders } from '../../schema/index.ts';

/** The files and folders of a site that the editor commits: content, and no code. */
export const contentPaths = ['pages.yaml', ...siteFolders, 'words.yaml', 'public'];

/** Whether a path below a site belongs to its content. Files for git itself, and paths that lead out of a folder, do not. */
export function isContentPath(path: string): boolean {
  if (/(?:^|\/)(?:\.git[^/]*|\.\.)(?:\/|$)/i.test(path)) return false;
  return contentPaths.some((content) => path === content || path.startsWith(`${content}/`));
}
