#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { askForSite } from './askForSite.mjs';
import { CreateError } from './CreateError.mjs';
import { createSite, starters } from './createSite.mjs';
import { hosts } from './hosts.mjs';

const help = `Creates a website for Blockwright.

Usage: npm create blockwright@latest [DIR] -- [OPTIONS]

Options:
  --name NAME        The name of the site
  --url URL          Its address, such as https://www.example.com
  --starter STARTER  One of the starters below; blank by default
  --host HOST        Where it will be published, such as cloudflare or netlify
  --no-editor        Leave out the visual editor
  --no-ai            Leave out AGENTS.md and CLAUDE.md, the instructions for coding agents
  -y, --yes          Ask nothing, and use what is not given as an option by default
  -h, --help         Show this help

Starters:
${Object.entries(starters)
  .map(([name, summary]) => `  ${name.padEnd(13)}${summary}\n`)
  .join('')}
Hosts:
  ${Object.keys(hosts).join(', ')}

Example:
  npm create blockwright@latest my-site -- --starter services
`;

// The entry of `npm create blockwright`.
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      url: { type: 'string' },
      starter: { type: 'string' },
      host: { type: 'string' },
      'no-editor': { type: 'boolean' },
      'no-ai': { type: 'boolean' },
      yes: { type: 'boolean', short: 'y' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) process.stdout.write(help);
  else {
    const given = { folder: positionals[0], ...values };
    process.stdout.write(await createSite(await askForSite(given)));
  }
} catch (error) {
  const isUsage = error instanceof CreateError || error?.code?.startsWith('ERR_PARSE_ARGS');
  if (!isUsage && error?.syscall === undefined) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = isUsage ? 2 : 1;
}
