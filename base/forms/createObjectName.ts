/**
 * Returns the name for a visitor's file in storage: `timestamp-firstName-lastName.extension`. Further
 * files of a submission have their number before the extension.
 *
 * Storage accepts ASCII letters only, so accents are dropped ("María Núñez" → `Maria-Nunez`). A name
 * without any such letters becomes `applicant`.
 */
export function createObjectName(
  timestamp: number,
  person: { firstName: string; lastName: string },
  fileName: string,
  number = 1,
): string {
  const name = `${timestamp}-${toAscii(person.firstName)}-${toAscii(person.lastName)}`;
  return `${name}${number === 1 ? '' : `-${number}`}${getFileExtension(fileName)}`;
}

/** Returns the extension of a file name in lower case with its dot, or an empty string. */
export function getFileExtension(fileName: string): string {
  return /\.[a-z0-9]+$/.exec(fileName.toLowerCase())?.[0] ?? '';
}

function toAscii(name: string): string {
  const letters = name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
  return letters || 'applicant';
}
