import { parse } from 'yaml';
import { readSiteTextSync } from '../../../base/files/readSiteText.ts';
import {
  listFolderPictures,
  readPictureRows,
  toPublicFolder,
} from '../../../features/_shared/pictures/index.ts';
import { readTypedRows } from '../../../features/_shared/tables/index.ts';
import { isPicturesPath } from '../../yaml/collectionPath.ts';
import type { DraftSession } from './DraftSession.ts';
import { readFileContent } from './readFileContent.ts';

/**
 * Returns the rows of a collection; undefined if its file is not valid. The cells of a table have the
 * types that its row schema names, as forms show them.
 */
export function readCollectionRows(
  session: Pick<DraftSession, 'root' | 'text' | 'yaml'>,
  file: string,
  name: string,
): Record<string, Record<string, unknown>> | undefined {
  const content = readFileContent(session, file) as Record<string, Record<string, unknown>>;
  if (content && isPicturesPath(file)) {
    const folder = toPublicFolder(content.folder);
    const found = folder === undefined ? undefined : listFolderPictures(session.root, folder);
    return folder && found
      ? readPictureRows(folder, found.pictures, content.pictures).rows
      : undefined;
  }
  if (!content || !file.endsWith('.csv')) return content;
  return readTypedRows(session.text(file), readRowSchema(session.root, name));
}

function readRowSchema(root: string, name: string): object {
  try {
    return parse(readSiteTextSync(root, `data/${name}.schema.yaml`)) ?? {};
  } catch {
    return {};
  }
}
