import { valueAt } from '../../../features/_shared/yamlEdits/index.ts';
import type { CommandOf } from './EditorCommand.ts';
import { escapePattern, listLocatedTexts, replaceTexts } from './listLocatedTexts.ts';
import type { SiteTexts } from './SiteTexts.ts';

/** Names a file of public/ by its new path wherever a text names it, also within Markdown. */
export function renameFile(texts: SiteTexts, { from, to }: CommandOf<'renameFile'>): void {
  replaceTexts(texts, (text) => text.replace(toPathPattern(from), () => to));
}

/** Returns a pattern that matches the path of a file, but no longer path or address that contains it. */
export function toPathPattern(path: string): RegExp {
  return new RegExp(`(?<![\\w:/.-])${escapePattern(path)}(?![\\w-]|\\.\\w)`, 'g');
}

/** Sets the alternative text of a picture wherever it is shown, also within Markdown. */
export function describeFile(texts: SiteTexts, { src, alt }: CommandOf<'describeFile'>): void {
  for (const file of texts.files)
    for (const { at, value } of listLocatedTexts(texts.yaml(file).value)) {
      const path = [...at.slice(0, -1), 'alt'];
      const known = at.at(-1) === 'src' && value === src && valueAt(texts.yaml(file).value, path);
      if (typeof known === 'string' && known !== alt)
        texts.edit(file, { kind: 'set', path, value: alt });
    }
  const inMarkdown = new RegExp(`!\\[[^\\]]*\\](?=\\(${escapePattern(src)}[)\\s])`, 'g');
  replaceTexts(texts, (text) =>
    text.replace(inMarkdown, () => `![${alt.replaceAll(/[[\]]/g, '\\$&')}]`),
  );
}
