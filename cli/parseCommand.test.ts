import { describe, expect, test, vi } from 'vitest';
import { commands } from './commands.ts';
import { formatCommandHelp, formatHelp } from './formatHelp.ts';
import { parsePort } from './options/parsePort.ts';
import { parseCommand } from './parseCommand.ts';

const help = parseCommand(['help']).command;
const version = parseCommand(['version']).command;

describe('help and version', () => {
  test.each([[], ['help'], ['-h'], ['--help']])('%j shows the help of the program', (...argv) => {
    expect(parseCommand(argv)).toMatchObject({ command: help, options: { positionals: [] } });
  });

  test.each([
    [['help', 'build']],
    [['build', '--help']],
    [['build', '-h', '--unknown']],
    [['build', '--out', 'x', '--help']],
  ])('%j shows the help of the command', (argv) => {
    expect(parseCommand(argv)).toMatchObject({
      command: help,
      options: { positionals: ['build'] },
    });
  });

  test('a command of two words has a help too', () => {
    const { command, options } = parseCommand(['new', 'section', '--help']);
    expect(command).toBe(help);
    expect(options.positionals).toEqual(['new', 'section']);
  });

  test.each([[['new', '--help']], [['help', 'new']], [['new', '-h']]])(
    '%j shows the help of the commands that begin with the word',
    async (argv) => {
      const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
      const { command, options } = parseCommand(argv);
      expect(await command.run(options, {} as never)).toBe(0);
      expect(String(written.mock.calls[0]?.[0])).toMatch(/new section NAME[\s\S]*new site DIR/);
      written.mockRestore();
    },
  );

  test.each([
    [['build', '--max-warnings'], '--max-warnings needs a value: --max-warnings N.'],
    [['check', '--json'], 'Unknown option "--json". Did you mean "--format json"?'],
    [['constructor'], 'Unknown command "constructor".'],
  ])('%j says what is missing', (argv, message) => {
    expect(() => parseCommand(argv)).toThrow(message);
  });

  test.each(['version', '-v', '--version'])('%s prints the version', (argument) => {
    expect(parseCommand([argument]).command).toBe(version);
  });

  test('the help of the program lists every command', () => {
    for (const [name, { summary }] of Object.entries(commands))
      expect(formatHelp(commands)).toMatch(new RegExp(`  ${name}.*${summary.slice(0, 20)}`));
  });

  test.each(Object.entries(commands))('the help of %s explains its options', (name, command) => {
    const text = formatCommandHelp(name, command);
    expect(text).toContain(command.summary);
    for (const [option, { description }] of Object.entries(command.options ?? {})) {
      expect(text).toContain(`--${option}`);
      expect(text).toContain(description);
    }
  });

  test.each(Object.values(commands).flatMap(({ examples }) => examples))(
    'the example `%s` is valid',
    (example) => {
      const [program, ...argv] = example.split(' ');
      expect(program).toBe('blockwright');
      expect(() => parseCommand(argv)).not.toThrow();
    },
  );
});

describe('wrong usage', () => {
  test.each([
    [['bild'], 'Did you mean "build"?'],
    [['chekc'], 'Did you mean "check"?'],
    [['new', 'secton', 'x'], 'Did you mean "new section"?'],
    [['frobnicate'], 'Available commands: build, check'],
    [['new'], 'incomplete: `blockwright new collection`'],
    [['check', '--rot', 'x'], 'Did you mean "--root"?'],
    [['check', '--formt=json'], 'Did you mean "--format"?'],
    [['check', 'pages.yaml'], 'Unexpected argument "pages.yaml"'],
    [['check', '--root'], 'Usage: blockwright check [OPTIONS]'],
    [['new', 'section'], 'NAME is missing'],
  ])('%j: %s', (argv, message) => {
    expect(() => parseCommand(argv)).toThrow(message);
  });

  test.each(['abc', '99999999', '-1', '1.5', ''])('--port %s is refused', (port) => {
    expect(() => parsePort(port, 4173)).toThrow(`not "${port}"`);
  });

  test('a valid port is accepted, and has a default', () => {
    expect([parsePort('0', 4173), parsePort('65535', 4173), parsePort(undefined, 4173)]).toEqual([
      0, 65_535, 4173,
    ]);
  });
});
