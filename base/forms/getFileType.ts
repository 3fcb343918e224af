import { getFileExtension } from './createObjectName.ts';

/** Returns the media type of a document by the extension of its name; undefined for an unknown one. */
export function getFileType(fileName: string): string | undefined {
  return fileTypes[getFileExtension(fileName)];
}

const fileTypes: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.odt': 'application/vnd.oasis.opendocument.text',
  '.rtf': 'application/rtf',
  '.txt': 'text/plain',
  '.csv': 'text/csv',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};
