import type { CommandOption } from './Command.ts';
import { reportFormats } from './reportFormats.ts';

/** Options of the commands that read a site. */
export const siteOptions = {
  root: {
    type: 'string',
    value: 'DIR',
    description: 'The folder with pages.yaml; the current folder by default',
  },
} satisfies Record<string, CommandOption>;

/** Options of the commands that report diagnostics. */
export const reportOptions = {
  format: {
    type: 'string',
    multiple: true,
    value: 'FORMAT[=FILE]',
    description: `${reportFormats.join(', ')}; =FILE writes to a file; may be repeated`,
  },
  'max-warnings': {
    type: 'string',
    value: 'N',
    description: 'Fail if there are more warnings than this',
  },
  all: { type: 'boolean', description: 'Print every diagnostic instead of the first ones' },
  quiet: {
    type: 'boolean',
    short: 'q',
    description: 'Print nothing but diagnostics and failures',
  },
} satisfies Record<string, CommandOption>;

/** Options of the commands that write the output. */
export const outputOptions = {
  out: {
    type: 'string',
    value: 'DIR',
    description: 'Write to DIR/client, not to dist/client',
  },
  force: {
    type: 'boolean',
    description: 'Write into a folder with other files, and remove them',
  },
  since: {
    type: 'string',
    value: 'FILE',
    description: 'List the changes since the build with this digests.json',
  },
} satisfies Record<string, CommandOption>;

/** Options of the commands that serve the site. */
export const serverOptions = {
  port: {
    type: 'string',
    value: 'N',
    description: 'The port to listen on; if it is in use, the next free one',
  },
  host: {
    type: 'string',
    value: 'NAME',
    description: 'The address to listen on; 0.0.0.0 lets other devices in the network connect',
  },
  open: { type: 'boolean', description: 'Open the site in the browser' },
} satisfies Record<string, CommandOption>;
