/**
 * What a command of a feature needs of the command line.
 */

export { commands } from './commands.ts';
export type { Command, CommandExtension } from './options/Command.ts';
export type { Options } from './options/Options.ts';
export { parsePort } from './options/parsePort.ts';
export { outputOptions, serverOptions, siteOptions } from './options/siteOptions.ts';
export { parseFormats, reportDiagnostics } from './output/reportDiagnostics.ts';
export { buildOutput } from './run/build.ts';
export { createNewSite } from './run/newSite.ts';
export { offerForms } from './run/offerForms.ts';
