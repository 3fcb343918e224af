import type { Operation } from './Operation.ts';
import { duplicatePage, addPage, renamePage } from './pageOperations.ts';
import type { SiteTexts } from './SiteTexts.ts';
import { inlineBlock, moveSection, sectionToBlock } from './sectionOperations.ts';

/** Carries an operation out on the texts of a site. Throws an EditError where it cannot be. */
export function applyOperation(texts: SiteTexts, operation: Operation): void {
  switch (operation.kind) {
    case 'edit':
      return texts.edit(operation.file, operation.edit);
    case 'moveSection':
      return moveSection(texts, operation);
    case 'addPage':
      return addPage(texts, operation);
    case 'duplicatePage':
      return duplicatePage(texts, operation);
    case 'renamePage':
      return renamePage(texts, operation);
    case 'toBlock':
      return sectionToBlock(texts, operation);
    case 'inline':
      return inlineBlock(texts, operation);
  }
}
