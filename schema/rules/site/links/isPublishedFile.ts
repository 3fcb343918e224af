import { isPublicFile } from '../../../../base/files/isPublicFile.ts';
import { decodePath } from '../../../../base/text/encodePath.ts';

/** Whether an address leads to a file of public/. */
export function isPublishedFile(root: string, address: string): boolean {
  return (
    /\.[a-z0-9]+$/i.test(address) &&
    !address.includes('..') &&
    isPublicFile(root, decodePath(address))
  );
}
