import type { SiteCommand } from '../../yaml/commands/EditorCommand.ts';
import { describeFile, renameFile } from '../../yaml/commands/fileCommands.ts';
import {
  addPage,
  deletePage,
  duplicatePage,
  renamePage,
} from '../../yaml/commands/pageCommands.ts';
import { renameRow } from '../../yaml/commands/renameRow.ts';
import { replaceWords } from '../../yaml/commands/replaceWords.ts';
import type { SiteTexts } from '../../yaml/commands/SiteTexts.ts';
import { inlineBlock, moveSection, sectionToBlock } from '../../yaml/commands/sectionCommands.ts';
import { translate } from '../../yaml/locales/translate.ts';

/** Applies a command to the texts of a site. Throws an EditError if that is not possible. */
export function applyCommand(texts: SiteTexts, command: SiteCommand): void {
  if (command.kind === 'edit') texts.edit(command.file, command.edit);
  else if (command.kind === 'moveSection') moveSection(texts, command);
  else if (command.kind === 'addPage') addPage(texts, command);
  else if (command.kind === 'duplicatePage') duplicatePage(texts, command);
  else if (command.kind === 'renamePage') renamePage(texts, command);
  else if (command.kind === 'deletePage') deletePage(texts, command);
  else if (command.kind === 'translate') translate(texts, command);
  else if (command.kind === 'toBlock') sectionToBlock(texts, command);
  else if (command.kind === 'renameRow') renameRow(texts, command);
  else if (command.kind === 'renameFile') renameFile(texts, command);
  else if (command.kind === 'describeFile') describeFile(texts, command);
  else if (command.kind === 'replaceWords') replaceWords(texts, command);
  else inlineBlock(texts, command);
}
