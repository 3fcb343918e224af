import { buildCommand } from './commands/buildCommand.ts';
import { checkCommand } from './commands/checkCommand.ts';
import { devCommand } from './commands/devCommand.ts';
import { editCommand } from './commands/editCommand.ts';
import { explainCommand } from './commands/explainCommand.ts';
import { functionsBuildCommand } from './commands/functionsBuildCommand.ts';
import { mergeCommand } from './commands/mergeCommand.ts';
import { newSectionCommand } from './commands/newSectionCommand.ts';
import { newSiteCommand } from './commands/newSiteCommand.ts';
import { previewCommand } from './commands/previewCommand.ts';
import { schemaCommand } from './commands/schemaCommand.ts';
import { submissionsCommands } from './commands/submissionsCommands.ts';
import type { Command } from './options/Command.ts';

/**
 * All commands, in the order of the help. A name may have two words (`new section`). Each command is
 * a file of its own in this folder and loads its code when it runs.
 */
export const commands: Record<string, Command> = {
  check: checkCommand,
  build: buildCommand,
  merge: mergeCommand,
  dev: devCommand,
  edit: editCommand,
  preview: previewCommand,
  'new site': newSiteCommand,
  'new section': newSectionCommand,
  explain: explainCommand,
  'functions build': functionsBuildCommand,
  ...submissionsCommands,
  schema: schemaCommand,
};
