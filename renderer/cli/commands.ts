import { buildCommand } from './buildCommand.ts';
import type { Command } from './Command.ts';
import { checkCommand } from './checkCommand.ts';
import { devCommand } from './devCommand.ts';
import { editCommand } from './editCommand.ts';
import { explainCommand } from './explainCommand.ts';
import { functionsBuildCommand } from './functionsBuildCommand.ts';
import { mergeCommand } from './mergeCommand.ts';
import { newSectionCommand } from './newSectionCommand.ts';
import { newSiteCommand } from './newSiteCommand.ts';
import { previewCommand } from './previewCommand.ts';
import { schemaCommand } from './schemaCommand.ts';
import { submissionsCommands } from './submissionsCommands.ts';

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
