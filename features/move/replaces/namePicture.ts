import { decodePath } from '../../../base/text/encodePath.ts';

/**
 * Returns the name of a picture as it is compared: without folder, ending, size and hash, because
 * generators and systems such as WordPress add these to copies.
 */
export function namePicture(address: string): string {
  const [file = ''] = decodePath(address.replace(/[?#].*$/s, ''))
    .split('/')
    .slice(-1);
  const name = file
    // Bundlers add a hash of letters and digits, such as `.4TWVVNhj_ZRW5H1`.
    .replace(/\.(?=\w*[A-Z\d])[\w-]{8}(?:_\w{4,8})?(?=\.\w+$)/, '')
    .replace(/[_-](?=\w*\d)(?=\w*[A-Z])(?=\w*[a-z])\w{8}(?=\.\w+$)/, '')
    .toLowerCase()
    .replace(/\.[a-z\d]{2,5}$/, '')
    .replace(/_hu_?[\da-f]{6,}.*$/, '')
    .replace(/[._-](?=[\da-f]*\d)[\da-f]{8,}$/, '')
    .replace(/(?:-\d+x\d+|-scaled|@\dx|-\d{3,4}w?)$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return name || file;
}
