/**
 * The name under which a visitor's file is stored: `timestamp-firstName-lastName.extension`.
 *
 * Storage takes plain letters only, so accents are dropped ("María Núñez" → `Maria-Nunez`); a name
 * of which nothing is left becomes `applicant`.
 */
export function createObjectName(
  timestamp: number,
  person: { firstName: string; lastName: string },
  fileName: string,
): string {
  return `${timestamp}-${toAscii(person.firstName)}-${toAscii(person.lastName)}${getFileExtension(fileName)}`;
}

/** The extension of a file name in lower case, with its dot; empty if there is none. */
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
