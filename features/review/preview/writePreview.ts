import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnnotatedVersion, annotatePage } from './annotatePage.ts';
import { listChanges } from './listChanges.ts';
import type { PreviewedPage, PreviewInput, PreviewOutput } from './PreviewInput.ts';
import { placePage } from './placePage.ts';
import { previewFiles } from './previewFiles.ts';
import { type IndexedPage, renderIndex } from './renderIndex.ts';

/**
 * Writes the pages that differ with their changes marked: the new version below `new/`, the old one
 * below `old/`, and a list of pages as `index.html`. It works from a folder and below any path.
 */
export async function writePreview(input: PreviewInput, output: PreviewOutput): Promise<void> {
  const indexed: IndexedPage[] = [];
  const files = { old: new Set<string>(), new: new Set<string>() };
  const routes = { old: readFiles(input.pages, 'old'), new: readFiles(input.pages, 'new') };
  for (const page of input.pages) {
    const { changes } = page;
    const marks = changes && page.change === 'changed' ? listChanges(changes) : [];
    indexed.push({ ...page, isWritten: changes !== undefined, marks });
    for (const side of listSides(page)) {
      if (!changes) continue;
      const html = readFileSync(join(input.outputs[side], page.path), 'utf8');
      const annotated = annotatePage(
        html,
        side,
        { changes, marks },
        {
          ...placePage(page.path, side, page.change === 'changed'),
          base: input.base,
          files: routes[side],
          addFile: (path) => files[side].add(path),
        },
      );
      await output.write(`${side}/${page.path}`, annotated);
    }
  }
  for (const side of ['old', 'new'] as const)
    for (const path of files[side]) {
      const source = join(input.outputs[side], path);
      if (existsSync(source) && !path.endsWith('/')) await output.copy(`${side}/${path}`, source);
    }
  await output.write('index.html', renderIndex(indexed, input));
  for (const [name, content] of Object.entries(previewFiles)) await output.write(name, content);
}

function listSides({ change }: PreviewedPage): AnnotatedVersion[] {
  if (change === 'changed') return ['old', 'new'];
  return change === 'added' ? ['new'] : ['old'];
}

/** Returns the files of the pages that a version of the preview contains, by route. */
function readFiles(pages: readonly PreviewedPage[], side: AnnotatedVersion): Map<string, string> {
  return new Map(
    pages
      .filter((page) => page.changes && listSides(page).includes(side))
      .map(({ route, path }) => [route, path]),
  );
}
