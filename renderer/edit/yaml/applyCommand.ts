import type { EditorCommand } from './EditorCommand.ts';
import { addPage, deletePage, duplicatePage, renamePage } from './pageCommands.ts';
import type { SiteTexts } from './SiteTexts.ts';
import { inlineBlock, moveSection, sectionToBlock } from './sectionCommands.ts';

/** Carries an operation out on the texts of a site. Throws an EditError where it cannot be. */
export function applyCommand(texts: SiteTexts, operation: EditorCommand): void {
  if (operation.kind === 'edit') texts.edit(operation.file, operation.edit);
  else if (operation.kind === 'moveSection') moveSection(texts, operation);
  else if (operation.kind === 'addPage') addPage(texts, operation);
  else if (operation.kind === 'duplicatePage') duplicatePage(texts, operation);
  else if (operation.kind === 'renamePage') renamePage(texts, operation);
  else if (operation.kind === 'deletePage') deletePage(texts, operation);
  else if (operation.kind === 'toBlock') sectionToBlock(texts, operation);
  else inlineBlock(texts, operation);
}
