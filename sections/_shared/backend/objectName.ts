/**
 * The name under which a visitor's file is stored: `timestamp-firstName-lastName.extension`.
 *
 * Storage takes plain letters only, so accents are dropped ("María Núñez" → `Maria-Nunez`); a name
 * of which nothing is left becomes `applicant`.
 */
export function objectName(
  timestamp: number,
  person: { firstName: string; lastName: string },
  fileName: string,
): string {
  return `${timestamp}-${plain(person.firstName)}-${plain(person.lastName)}${extension(fileName)}`;
}

/** The extension of a file name in lower case, with its dot; empty if there is none. */
export function extension(fileName: string): string {
  return /\.[a-z0-9]+$/.exec(fileName.toLowerCase())?.[0] ?? '';
}

function plain(name: string): string {
  const letters = name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
  return letters || 'applicant';
}
