import type { XmlElement } from '@rgrove/parse-xml';
import { groupBy } from '../../../base/lists/groupBy.ts';
import type { TranslationFormat, TranslationUnit } from './TranslationFile.ts';
import {
  escapeXml,
  findChildren,
  findElements,
  formatContent,
  formatElement,
  identify,
  listPlaceholders,
  parseXliff,
  xmlDeclaration,
} from './xliff.ts';

/**
 * XLIFF 1.2 with a `file` for each page. Expressions are placeholders, which editors protect. A stale
 * translation has its previous original as `alt-trans`; a draft is a suggestion of a machine.
 */
export const xliff12: TranslationFormat = {
  extension: 'xlf',

  format({ source, target, texts }) {
    const files = [...groupBy(texts, ({ page }) => page)].map(([original, units]) => {
      const body = formatElement('body', {}, units.map(formatUnit).join(''));
      const languages = { 'source-language': source, 'target-language': target };
      return formatElement('file', { original, datatype: 'plaintext', ...languages }, body);
    });
    const attributes = { xmlns: 'urn:oasis:names:tc:xliff:document:1.2', version: '1.2' };
    return `${xmlDeclaration}${formatElement('xliff', attributes, files.join('\n'))}\n`;
  },

  parse(text) {
    const files = findChildren(parseXliff(text), 'file');
    return {
      source: files[0]?.attributes['source-language'] ?? '',
      target: files[0]?.attributes['target-language'] ?? '',
      texts: files.flatMap((file) =>
        findElements(file, 'trans-unit').map((unit) =>
          toText(file.attributes.original ?? '', unit),
        ),
      ),
    };
  },
};

function formatUnit(text: TranslationUnit): string {
  const { original, translation, was, at, draft, note } = text;
  const attributes = { id: identify(text), resname: at, 'xml:space': 'preserve' };
  const state =
    was !== undefined ? 'needs-adaptation' : draft ? 'needs-review-translation' : 'translated';
  const placeholders = listPlaceholders(original, translation, was);
  const formatText = (one: string) => formatContent(one, placeholders);
  const parts = [
    formatElement('source', {}, formatText(original)),
    translation === undefined
      ? ''
      : formatElement(
          'target',
          { state, 'state-qualifier': draft ? 'mt-suggestion' : undefined },
          formatText(translation),
        ),
    note === undefined ? '' : formatElement('note', {}, escapeXml(note)),
    was === undefined
      ? ''
      : formatElement(
          'alt-trans',
          { alttranstype: 'previous-version' },
          formatElement('source', {}, formatText(was)) +
            formatElement('target', {}, formatText(translation ?? '')),
        ),
  ];
  return `\n${formatElement('trans-unit', attributes, parts.join(''))}`;
}

function toText(page: string, unit: XmlElement): TranslationUnit {
  const [source] = findChildren(unit, 'source');
  const [target] = findChildren(unit, 'target');
  const [note] = findChildren(unit, 'note');
  const previous = findChildren(unit, 'alt-trans').find(
    ({ attributes }) => attributes.alttranstype === 'previous-version',
  );
  const state = target?.attributes.state ?? '';
  const isUnfinished = state === 'new' || state.startsWith('needs-');
  const was = isUnfinished ? findChildren(previous, 'source')[0]?.text : undefined;
  const isSuggestion = target?.attributes['state-qualifier'] === 'mt-suggestion';
  const at = unit.attributes.resname;
  return {
    page,
    original: source?.text ?? '',
    ...(target?.text && { translation: target.text }),
    ...(was !== undefined && { was }),
    ...(at !== undefined && { at }),
    ...(isUnfinished && (isSuggestion || was === undefined) && { draft: true }),
    ...(note && { note: note.text }),
  };
}
