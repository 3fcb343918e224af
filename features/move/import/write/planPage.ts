import { emitPair, indent, type JsonValue } from '../../../_shared/yamlEdits/index.ts';
import type { ImportedSection } from '../model/ImportedArticle.ts';
import type { PlacedArticle } from '../place/placeArticles.ts';
import { describeText, toPlainLine } from './describeText.ts';
import { escapeBody, escapeBraces, escapeMarks } from './escapeBody.ts';
import type { WantedFile } from './planFiles.ts';

/** Plans the file of a page that is made of sections. */
export function planPage(
  { article, key, route, oldAddresses, isBehind }: PlacedArticle,
  sections: readonly ImportedSection[],
): WantedFile {
  const title = toPlainLine(article.title) || 'Untitled';
  const first = sections
    .flatMap(({ text, intro, items }) => [text, intro, ...listTexts(items)])
    .find((text) => typeof text === 'string' && text !== '');
  const description = describeText(article.description, String(first ?? '')) || title;
  const page = {
    title: escapeMarks(removeBraces(title)),
    description: escapeMarks(removeBraces(description)),
    ...(oldAddresses.length > 0 && { redirectFrom: oldAddresses.map(escapeBraces) }),
    ...((article.isDraft || isBehind) && { draft: true }),
    ...(article.isUnlisted && { noindex: true }),
    sections: sections.map((section) => escapeValue(section, '')),
  };
  const source = article.source.replaceAll(/\s+/g, ' ');
  const lines = [
    `# The words and pictures of ${source} in the old site, without its colours and layout: choose them here.`,
    'pages:',
    ...indent(emitPair(route, page, 2)),
  ];
  return { path: `pages/${key}.yaml`, source: article.source, content: `${lines.join('\n')}\n` };
}

/** Removes double braces from plain words, where no mark can escape them. */
function removeBraces(text: string): string {
  return text.replaceAll(/\{\{\s*|\s*\}\}/g, '');
}

/** Lists the texts of the items of a section. */
function listTexts(items: JsonValue | undefined): string[] {
  return Array.isArray(items)
    ? items.flatMap((item) => {
        const { text, answer } = item as { text?: string; answer?: string };
        return text ?? answer ?? [];
      })
    : [];
}

/** Writes braces in all texts so that they mean nothing to templates. */
function escapeValue(value: JsonValue, key: string): JsonValue {
  if (typeof value === 'string')
    return markedTexts.has(key) ? escapeBody(value) : escapeBraces(value);
  if (Array.isArray(value)) return value.map((item) => escapeValue(item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, escapeValue(inner, name)]),
  );
}

/** The keys of texts with marks; others are plain words. */
const markedTexts = new Set('answer eyebrow headline intro question text title'.split(' '));
