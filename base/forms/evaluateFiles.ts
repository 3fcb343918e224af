import type { FieldTexts } from '../messages/FieldTexts.ts';
import { formatBytes } from '../messages/formatMessage.ts';
import { defaultMaxBytes, type FieldRules, type FileLike } from './FormRules.ts';

/**
 * Evaluates the value of a file field: files that a visitor chose, or the names of stored ones. A field
 * with `maxFiles` has a list of them.
 */
export function evaluateFiles(
  field: FieldRules,
  raw: unknown,
  context: FileContext,
): { value?: string | string[] | FileLike | FileLike[]; error?: string; isMissing?: boolean } {
  const { required, message, maxFiles } = field;
  const { texts } = context;
  const all: unknown[] = Array.isArray(raw) ? raw : [raw];
  const files = all.filter((file) => file !== undefined && file !== null && file !== '');
  const [first] = files;
  if (first === undefined) {
    return required ? { error: message ?? texts.chooseFile, isMissing: true } : {};
  }
  const limit = maxFiles ?? 1;
  if (files.length > limit) return { error: texts.tooManyFiles({ count: limit }) };
  const error = files.map((file) => checkFile(field, file, context)).find(Boolean);
  if (error !== undefined) return { error };
  if (files.every((file) => typeof file === 'string')) {
    if (new Set(files).size < files.length) return { error: message ?? texts.wrong };
    return { value: maxFiles === undefined ? (first as string) : files };
  }
  if (files.every(isFileLike))
    return { value: maxFiles === undefined ? (first as FileLike) : files };
  return { error: message ?? texts.wrong };
}

/** The messages, and their language. */
interface FileContext {
  texts: FieldTexts;
  locale: string;
}

/**
 * Matches the name of an uploaded file, `timestamp-firstName-lastName.extension`, in the characters
 * that the storage server accepts.
 */
const objectNamePattern = /^[0-9]{1,17}-[\w!.*'() &$@=;:+,?-]{1,180}\.[A-Za-z0-9]{2,5}$/;

/** Returns why a file is refused. Its content is checked where it is stored. */
function checkFile(
  field: FieldRules,
  file: unknown,
  { texts, locale }: FileContext,
): string | undefined {
  const { accept, maxBytes = defaultMaxBytes, message } = field;
  const isStored = typeof file === 'string';
  if (!isStored && !isFileLike(file)) return message ?? texts.wrong;
  if (isStored && !objectNamePattern.test(file)) return message ?? texts.wrong;
  const name = (isStored ? file : file.name).toLowerCase();
  if (accept !== undefined && !accept.some((ending) => name.endsWith(ending.toLowerCase()))) {
    return texts.fileType({ types: accept.join(', ') });
  }
  if (isStored) return undefined;
  if (file.size === 0) return texts.fileEmpty;
  return file.size > maxBytes
    ? texts.fileTooLarge({ size: formatBytes(maxBytes, locale) })
    : undefined;
}

function isFileLike(file: unknown): file is FileLike {
  const { name, size } = (file ?? {}) as Partial<FileLike>;
  return typeof name === 'string' && typeof size === 'number';
}
