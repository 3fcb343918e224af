/** Whether the clipboard contains a picture, which a text cannot take in. */
export function hasPicture(clipboard: Pick<DataTransfer, 'getData' | 'files'> | null): boolean {
  if (!clipboard) return false;
  const isPicture = ({ type }: File) => type.startsWith('image/');
  const hasText = clipboard.getData('text/plain') !== '';
  // Spreadsheets add a picture of the cells that they copy as text.
  if (!hasText && [...clipboard.files].some(isPicture)) return true;
  return /<img\b[^>]*\bsrc=/i.test(clipboard.getData('text/html'));
}

/** What the editor says then. */
export const pictureNotice =
  'The picture was not pasted: a text contains no pictures. Save it as a file, and add it with a picture field or under “Files”.';
