import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';

/**
 * Gives the section type `quiz` of a site, as `new section quiz --island` writes it, a word in its
 * island, which words.yaml replaces, and adds a section to the home page of the starter `services`.
 */
export async function extendQuiz(root: string): Promise<void> {
  const section = join(root, 'sections/quiz');
  await writeFile(join(section, 'words.ts'), "export const words = { next: 'Next' } as const;\n");
  await replaceIn(join(section, 'schema.ts'), [
    ["'blockwright/section';", "'blockwright/section';\nimport { words } from './words.ts';"],
    ["'Entries, in order.' }),\n}", "'Entries, in order.' }),\n}, { 'x-words': words }"],
  ]);
  await replaceIn(join(section, 'view.tsx'), [['<Island', "<Island\n        words={['quiz']}"]]);
  await replaceIn(join(section, 'island.tsx'), [
    ['import { Button }', "import { useWords } from 'blockwright/island';\nimport { Button }"],
    ["'./style.ts';", "'./style.ts';\nimport { words } from './words.ts';"],
    ['const [read', 'const { quiz } = useWords({ quiz: words });\n  const [read'],
    ['{read} /', '{quiz.next}: {read} /'],
  ]);
  await writeFile(join(root, 'words.yaml'), 'en:\n  quiz:\n    next: One more\n');
  await replaceIn(join(root, 'pages.yaml'), [
    [
      '      - use: book\n',
      '      - { type: quiz, title: A quiz, items: [One, Two] }\n      - use: book\n',
    ],
  ]);
}

/** Replaces texts in a file, which must contain each text. */
async function replaceIn(file: string, replacements: [string, string][]): Promise<void> {
  let text = await readFile(file, 'utf8');
  for (const [before, after] of replacements) {
    expect(text).toContain(before);
    text = text.replace(before, () => after);
  }
  await writeFile(file, text);
}
