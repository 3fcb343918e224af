import { type Command, serverOptions, siteOptions } from '../../cli/index.ts';

export const command: Command = {
  summary: 'Open the site in the visual editor',
  details:
    'With --serve, people log in and publish their changes: docs/team.md lists the environment variables.',
  options: {
    ...siteOptions,
    port: serverOptions.port,
    serve: { type: 'boolean', description: 'Serve the editor to a team, behind a login' },
    host: {
      type: 'string',
      value: 'NAME',
      description: 'The address to listen on with --serve; 0.0.0.0 in containers',
    },
    'no-open': { type: 'boolean', description: 'Do not open the browser' },
  },
  examples: [
    'blockwright edit',
    'blockwright edit --port 8080 --no-open',
    'blockwright edit --serve --host 0.0.0.0',
  ],
  run: async (...args) =>
    args[0].values.serve
      ? (await import('../team/serve/serve.ts')).serve(...args)
      : (await import('../server/edit.ts')).edit(...args),
};
