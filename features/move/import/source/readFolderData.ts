import type { JsonValue } from '../../../_shared/yamlEdits/index.ts';
import { readDataFile } from './readDataFile.ts';
import type { SourceFolder } from './SourceFolder.ts';

/** Reads a file of data in the folder of an old site. One that is broken or missing is undefined; a broken one is noted with its line. */
export function readFolderData(folder: SourceFolder, path: string): JsonValue | undefined {
  const text = folder.readText(path);
  if (text === undefined) return undefined;
  try {
    return readDataFile(path, text);
  } catch (error) {
    const { message, line, linePos } = error as {
      message: string;
      line?: number;
      linePos?: { line: number }[];
    };
    const at = line ?? linePos?.[0]?.line;
    folder.add({
      file: path,
      ...(at !== undefined && { line: at }),
      what: 'a file that cannot be read',
      piece: message.split('\n')[0]?.slice(0, 100) ?? '',
      became: 'left out',
    });
    return undefined;
  }
}
