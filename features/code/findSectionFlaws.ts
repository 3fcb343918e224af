import { readKeys, type YamlPath } from '../../schema/vocabulary.ts';
import { type CodeFlaw, explainMark } from './explainMark.ts';
import { keys } from './keys.ts';

/** A flaw at a key of a section. */
interface SectionFlaw extends CodeFlaw {
  path: YamlPath;
  part?: 'key';
}

/** Finds marks and tabs of a section `code` that do nothing, by their paths. */
export function findSectionFlaws(section: object): SectionFlaw[] {
  const { mark, tab, tabs } = readKeys(section, keys.sectionTypes.code);
  const { code } = section as { code: string };
  const flaws: SectionFlaw[] = [];
  const addMarks = (path: YamlPath, text: string, lines: typeof mark) => {
    for (const [index, line] of (lines ?? []).entries()) {
      const flaw = explainMark(line, text);
      if (flaw) flaws.push({ ...flaw, path: [...path, 'mark', index] });
    }
  };
  addMarks([], code, mark);
  for (const [index, item] of (tabs ?? []).entries()) {
    addMarks(['tabs', index], item.code, item.mark);
    const before = [tab, ...(tabs ?? []).slice(0, index).map((one) => one.tab)];
    if (before.includes(item.tab))
      flaws.push({
        path: ['tabs', index, 'tab'],
        message: `Two tabs have the label \`${item.tab}\`.`,
        hint: 'give each tab a label of its own',
      });
  }
  if (tab && !tabs)
    flaws.push({
      path: ['tab'],
      message: `The tab \`${tab}\` is the only one, so the code is shown without tabs.`,
      hint: 'add `tabs` with more code, or remove `tab`',
    });
  if (tabs && !tab)
    flaws.push({
      path: ['tabs'],
      part: 'key',
      message: 'The code of the section has no label, so it stands above the tabs.',
      hint: 'add `tab` with the label of `code`',
    });
  return flaws;
}
