import type { CommandOf, SiteCommand } from '../../yaml/commands/EditorCommand.ts';
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
import { translate } from '../../yaml/commands/translate.ts';

/** Applies a command to the texts of a site. Throws an EditError if that is not possible. */
export function applyCommand<Kind extends SiteCommand['kind']>(
  texts: SiteTexts,
  command: CommandOf<Kind>,
): void {
  applyByKind[command.kind as Kind](texts, command);
}

const applyByKind: {
  [Kind in SiteCommand['kind']]: (texts: SiteTexts, command: CommandOf<Kind>) => void;
} = {
  edit: (texts, { file, edit }) => texts.edit(file, edit),
  moveSection,
  addPage,
  duplicatePage,
  renamePage,
  deletePage,
  translate,
  toBlock: sectionToBlock,
  inline: inlineBlock,
  renameRow,
  renameFile,
  describeFile,
  replaceWords,
};
