import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { startLocalBackend } from '../../functions/_local/startLocalBackend.ts';
import { createGeneratedFiles, generate } from '../../functions/generate.ts';
import { createPreparedFolder, createTemporaryFolder, packageRoot } from './backendHarness.ts';
import { deno } from './startDenoHarness.ts';

const run = promisify(execFile);

const form = (name: string, pattern?: string) =>
  `function: send-contact-email\ntitle: ${name}\nsubmit: Send\ngroups:\n  - fields:\n      - { name: ${name}, label: Word, kind: text, required: true, max: 5000${
    pattern === undefined ? '' : `, pattern: '${pattern}'`
  } }\n`;

function createSite(forms: Record<string, string>): string {
  const root = createTemporaryFolder();
  mkdirSync(join(root, 'data/forms'), { recursive: true });
  for (const [name, text] of Object.entries(forms)) write(root, name, text);
  return root;
}

function write(root: string, name: string, text: string): void {
  writeFileSync(join(root, `data/forms/${name}.yaml`), text);
}

describe('a form that cannot be used', () => {
  it.each([
    ['a pattern that is no regular expression', form('evil', '(')],
    ['a pattern that needs backtracking', form('evil', '(?=a)')],
    ['half a file', 'function: [send'],
    ['groups that are no groups', 'function: send-contact-email\ngroups: [1]\n'],
  ])('(%s) affects no other form and is reported once', async (_, evil) => {
    const root = createSite({ evil, good: form('good') });
    const warnings: string[] = [];
    const backend = startLocalBackend({
      root,
      packageRoot,
      dataDir: await createPreparedFolder(),
      warn: (message) => warnings.push(message),
    });
    const send = async (body: unknown) => {
      const response = await backend.fetch(
        new Request('http://localhost/functions/v1/send-contact-email', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      );
      const { error } = (await response.json()) as { error?: { code: string } };
      return [response.status, error?.code];
    };
    expect(await send({ form: 'good', good: 'x' })).toEqual([200, undefined]);
    expect(await send({ form: 'evil', evil: 'x' })).toEqual([503, 'form_unavailable']);
    expect(warnings).toEqual([
      expect.stringMatching(/^data\/forms\/evil\.yaml cannot be used: \S/),
    ]);

    write(root, 'evil', form('evil', '^[a-z]$'));
    await pause();
    expect(await send({ form: 'evil', evil: 'x' })).toEqual([200, undefined]);
    write(root, 'evil', form('evil', '[z-a]'));
    await pause();
    // The last valid version stays in use.
    expect(await send({ form: 'evil', evil: 'y' })).toEqual([200, undefined]);
    expect(await send({ form: 'evil', evil: 'Y' })).toEqual([422, 'invalid']);
    expect(warnings).toHaveLength(2);
    await backend.close();
  });

  it('is named by `npm run generate`', async () => {
    const root = createSite({ evil: form('evil', '('), good: form('good') });
    await expect(generate(root)).rejects.toThrow(
      'data/forms/evil.yaml: Invalid regular expression',
    );
    write(root, 'evil', 'function: [send');
    await expect(generate(root)).rejects.toThrow('data/forms/evil.yaml: ');
  });
});

describe('an exponential pattern', () => {
  it('does not stop a generated validator on Deno', async () => {
    const root = createSite({ slow: form('slow', '^(a+)+$') });
    const functions = join(root, 'functions');
    cpSync(join(packageRoot, 'functions/_shared'), join(functions, '_shared'), { recursive: true });
    const config = join(packageRoot, 'functions/deno.json');
    writeFileSync(
      join(functions, '_shared/validators/slow.mjs'),
      (await createGeneratedFiles(root))['slow.mjs'] ?? '',
    );
    writeFileSync(
      join(functions, 'try.ts'),
      `import { validate } from './_shared/validators/slow.mjs';
       const print = (slow: string) => console.log(validate({ slow }));
       print('a'.repeat(5000)); print('a'.repeat(4999) + '!');`,
    );
    cpSync(join(packageRoot, 'node_modules/re2js'), join(root, 'node_modules/re2js'), {
      recursive: true,
    });
    cpSync(config, join(functions, 'deno.json'));
    writeFileSync(join(root, 'package.json'), '{}');
    const { stdout } = await run(
      deno,
      [
        'run',
        '--no-check',
        '--node-modules-dir=manual',
        '--config=functions/deno.json',
        'functions/try.ts',
      ],
      { cwd: root },
    );
    expect(stdout).toBe('true\nfalse\n');
  }, 120_000);
});

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 150));
}
