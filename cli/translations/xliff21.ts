import { XmlElement, type XmlNode, XmlText } from '@rgrove/parse-xml';
import { groupBy } from '../../base/lists/groupBy.ts';
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
 * XLIFF 2.1 with a `file` for each page. Expressions are placeholders, which editors protect. A stale
 * translation has its previous original as a note; `subState` tells drafts from stale translations.
 */
export const xliff21: TranslationFormat = {
  extension: 'xlf',

  format({ source, target, texts }) {
    const files = [...groupBy(texts, ({ page }) => page)].map(([original, units], index) =>
      formatElement('file', { id: `f${index + 1}`, original }, units.map(formatUnit).join('')),
    );
    const attributes = {
      xmlns: 'urn:oasis:names:tc:xliff:document:2.0',
      version: '2.1',
      srcLang: source,
      trgLang: target,
    };
    return `${xmlDeclaration}${formatElement('xliff', attributes, files.join('\n'))}\n`;
  },

  parse(text) {
    const root = parseXliff(text, /^2\./);
    return {
      source: root.attributes.srcLang ?? '',
      target: root.attributes.trgLang ?? '',
      texts: findChildren(root, 'file').flatMap((file) =>
        findElements(file, 'unit').map((unit) => toText(file.attributes.original ?? '', unit)),
      ),
    };
  },
};

function formatUnit(text: TranslationUnit): string {
  const { original, translation, was, at, draft, note } = text;
  // Each expression is stored once; a placeholder refers to it.
  const data = listPlaceholders(original, translation);
  const formatText = (one: string) =>
    formatContent(one, data, (id, index) => formatElement('ph', { id, dataRef: `d${index}` }));
  const notes = [
    note === undefined ? '' : formatElement('note', { category: 'place' }, escapeXml(note)),
    was === undefined ? '' : formatElement('note', { category: 'was' }, escapeXml(was)),
  ].join('');
  const isUnfinished = translation === undefined || was !== undefined || draft;
  const subState = draft
    ? 'blockwright:draft'
    : was === undefined
      ? undefined
      : 'blockwright:stale';
  const space = { 'xml:space': 'preserve' };
  const parts = [
    notes && formatElement('notes', {}, notes),
    data.length > 0 &&
      formatElement(
        'originalData',
        {},
        data
          .map((part, index) => formatElement('data', { id: `d${index}` }, escapeXml(part)))
          .join(''),
      ),
    formatElement(
      'segment',
      { state: isUnfinished ? 'initial' : 'translated', subState },
      formatElement('source', space, formatText(original)) +
        (translation === undefined ? '' : formatElement('target', space, formatText(translation))),
    ),
  ];
  return `\n${formatElement('unit', { id: identify(text), name: at }, parts.filter(Boolean).join(''))}`;
}

function toText(page: string, unit: XmlElement): TranslationUnit {
  const data = new Map(
    findElements(unit, 'data').map((one) => [one.attributes.id ?? '', one.text]),
  );
  // Programs may split a unit into sentences; `ignorable` has the spaces between them.
  const parts = findChildren(unit, 'segment', 'ignorable');
  const original = parts.map((part) => readContent(findChildren(part, 'source')[0], data)).join('');
  const isTranslated = parts.some((part) => findChildren(part, 'target').length > 0);
  const translation = isTranslated
    ? parts
        .map(
          (part) =>
            findChildren(part, 'target')[0] ??
            (part.name === 'ignorable' ? findChildren(part, 'source')[0] : undefined),
        )
        .map((content) => readContent(content, data))
        .join('')
    : '';
  const segments = findChildren(unit, 'segment').map(({ attributes }) => attributes);
  // Translations by programs that set no states count as finished.
  const isUnfinished = segments.some(({ state, subState }) => state === 'initial' && subState);
  const notes = new Map(
    findElements(unit, 'note').map((one) => [one.attributes.category ?? '', one.text]),
  );
  const was = isUnfinished ? notes.get('was') : undefined;
  const isDraft = segments.some(({ subState }) => subState === 'blockwright:draft');
  const at = unit.attributes.name;
  const note = notes.get('place');
  return {
    page,
    original,
    ...(translation && { translation }),
    ...(was !== undefined && { was }),
    ...(at !== undefined && { at }),
    ...(isUnfinished && (isDraft || was === undefined) && { draft: true }),
    ...(note !== undefined && { note }),
  };
}

/** Returns the text of a `source` or `target`, with the data of its placeholders. */
function readContent(content: XmlElement | undefined, data: ReadonlyMap<string, string>): string {
  return (content?.children ?? []).map((node) => readNode(node, data)).join('');
}

function readNode(node: XmlNode, data: ReadonlyMap<string, string>): string {
  if (node instanceof XmlText) return node.text;
  if (!(node instanceof XmlElement)) return '';
  const { dataRef, hex } = node.attributes;
  if (node.name === 'cp') return String.fromCodePoint(Number.parseInt(hex ?? 'fffd', 16));
  return dataRef === undefined ? readContent(node, data) : (data.get(dataRef) ?? '');
}
