import type { isPublicFile } from '../../../base/files/isPublicFile.ts';
import type { explainSource } from '../../../base/redirects/explainSource.ts';
import type {
  collectRedirects,
  listRenderedPages,
  locateKey,
  locateRow,
  traceToSource,
} from '../../../schema/index.ts';
import type { listGeneratedFiles } from '../../../schema/vocabulary.ts';

/**
 * What a comparison uses of the checks, which have loaded it. Passed in, because the bundler would put each
 * module that the comparison shares with them into a file of its own.
 */
export interface SiteTools {
  collectRedirects: typeof collectRedirects;
  explainSource: typeof explainSource;
  isPublicFile: typeof isPublicFile;
  listGeneratedFiles: typeof listGeneratedFiles;
  listRenderedPages: typeof listRenderedPages;
  locateKey: typeof locateKey;
  locateRow: typeof locateRow;
  traceToSource: typeof traceToSource;
}
