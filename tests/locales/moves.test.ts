import { expect, test } from 'vitest';
import { createCatalogue } from '../../schema/locales/createCatalogue.ts';
import { listOwnerTexts } from '../../schema/locales/listOwnerTexts.ts';
import { Translator } from '../../schema/locales/Translator.ts';
import { FieldIndex } from '../../schema/reference/lists/FieldIndex.ts';
import { createYamlFile } from '../../schema/yaml/MutableYamlFile.ts';
import { SourceFile } from '../../schema/yaml/source/SourceFile.ts';
import { Random } from '../diagnostics/mutation/random.ts';
import { sectionTypes } from '../diagnostics/sectionTypes.ts';

const file = createYamlFile(new SourceFile('pages.yaml', ''));
const context = {
  blocks: new Map(),
  isIncomplete: false,
  sections: sectionTypes,
  fieldIndex: new FieldIndex(),
};

test('keeps every translation whose original is unchanged, whatever happens to sections', () => {
  const numbers = new Random(1);
  const random = () => numbers.next();
  let kept = 0;
  for (let round = 0; round < 300; round++) {
    const page = createPage();
    const before = listPageTexts(page);
    const texts = before.map(({ text }) => ({
      page: '/',
      original: text,
      translation: `${text} (es)`,
      location: { file, path: [] },
    }));
    // One original of two sections with different translations.
    const open = { page: '/', original: 'Open', location: { file, path: [] } };
    texts.splice(
      0,
      texts.length,
      ...texts.filter(({ original }) => original !== 'Open'),
      { ...open, translation: 'Abierto', at: 'hours.items[0].question' } as (typeof texts)[0],
      { ...open, translation: 'Abrir' },
    );
    const { pages } = createCatalogue('es', texts, {
      pages: new Map([['/', { location: { file, path: [] } }]]),
    });
    const translator = new Translator([pages.get('/')?.list], 'build');
    const edited = new Set<string>();
    for (let step = 0; step < 12; step++) change(page, random, edited);
    const translated = translator.translateOwner(page, 'page', context);
    const after = listPageTexts(page);
    const shown = listPageTexts(translated);
    expect(shown).toHaveLength(after.length);
    for (const [index, { text, place }] of after.entries()) {
      const expected = edited.has(text)
        ? text
        : text === 'Open'
          ? place === 'hours.items[0].question'
            ? 'Abierto'
            : 'Abrir'
          : `${text} (es)`;
      expect(shown[index]?.text).toBe(expected);
      if (!edited.has(text)) kept++;
    }
  }
  expect(kept).toBeGreaterThan(3000);
});

function listPageTexts(value: Record<string, unknown>) {
  return listOwnerTexts({ file, path: ['pages', '/'], value }, 'page', context);
}

interface Section {
  [key: string]: unknown;
}

function createPage(): { title: string; sections: Section[] } {
  const sections = ['a', 'b', 'c', 'd', 'e'].map((name, index): Section => {
    if (index === 0) return { type: 'hero', headline: `Headline ${name}`, text: `Text ${name}` };
    const items = [
      { question: `First of ${name}`, answer: `Answer of ${name}` },
      { question: `Second of ${name}`, answer: 'The same everywhere' },
    ];
    return { type: 'faq', title: `Title ${name}`, items };
  });
  const open = { question: 'Open', answer: 'Always' };
  sections.push({ type: 'faq', id: 'hours', title: 'Hours', items: [open] });
  sections.push({ type: 'faq', title: 'Doors', items: [{ ...open }] });
  return { title: 'A page', sections };
}

/** Moves, hides, duplicates, removes, renames or edits a section. */
function change(
  { sections }: { sections: Section[] },
  random: () => number,
  edited: Set<string>,
): void {
  const pick = () => Math.floor(random() * sections.length);
  const [from, to] = [pick(), pick()];
  const section = sections[from];
  if (!section) return;
  const kind = Math.floor(random() * 6);
  if (kind === 0) sections.splice(to, 0, ...sections.splice(from, 1));
  else if (kind === 1) section.draft = true;
  else if (kind === 2) {
    const { id: _, ...copy } = structuredClone(section);
    sections.splice(to, 0, copy);
  } else if (kind === 3 && sections.length > 4) sections.splice(from, 1);
  else if (kind === 4 && section.id === undefined)
    section.id = `name-${Math.floor(random() * 1e9)}`;
  else if (kind === 5 && typeof section.title === 'string') {
    section.title = `Edited ${Math.floor(random() * 1e9)}`;
    edited.add(String(section.title));
  }
}
