import { listPresets } from '../../renderer/sections/listPresets.ts';
import { sectionSchemas } from '../../renderer/sections/sectionSchemas.ts';
import { translations, wordGroups } from '../../schema/messages/createSiteWords.ts';
import type { Message, WordGroup } from '../../schema/messages/Message.ts';
import { createDiagnosticsPage } from './createDiagnosticsPage.ts';
import { generateKeyDocs } from './generateKeyDocs.ts';
import { generateSectionDocs } from './generateSectionDocs.ts';
import { type CommandSummaries, generateShortReference } from './generateShortReference.ts';

/**
 * Generates the reference pages from commands, schemas, presets, words and the catalogue of diagnostics.
 *
 * @returns path below the package → content
 */
export function generateReferencePages(
  commands: CommandSummaries,
  packageRoot: string,
): Record<string, string> {
  return {
    'docs/reference/diagnostics.md': createDiagnosticsPage(),
    'docs/reference/keys.md': generateKeyDocs(),
    'docs/reference/sections.md': generateSectionDocs(sectionSchemas, listPresets()),
    'docs/reference/short.md': generateShortReference(commands, sectionSchemas, packageRoot),
    'docs/reference/words.md': generateWordDocs(),
  };
}

/** Generates the page of words: every word of the interface, by group and key. */
function generateWordDocs(): string {
  return `# Words of the interface

[Other languages](../languages.md) explains \`words.yaml\`.

English and these languages are complete: ${Object.keys(translations)
    .map((language) => `\`${language}\``)
    .join(
      ', ',
    )}. A value in braces is filled in. A word with several lines has a text for each kind of number: \`one\`, \`other\`, and what else the language distinguishes.

${Object.entries(wordGroups).map(renderGroup).join('\n')}`;
}

function renderGroup([group, words]: [string, WordGroup]): string {
  const rows = Object.entries(words).map(([key, word]) => `| \`${key}\` | ${renderWord(word)} |`);
  return [`## ${group}`, '', '| key | English |', '|---|---|', ...rows, ''].join('\n');
}

function renderWord(word: Message): string {
  if (typeof word === 'string') return escapeCell(word);
  return Object.entries(word)
    .map(([category, form]) => `\`${category}\`: ${escapeCell(form)}`)
    .join('<br>');
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('*', '\\*');
}
