import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { bundleCode } from '../../functions/_local/deploy/bundleCode.ts';
import { readDeployedForms } from '../../functions/_local/deploy/writeDeployment.ts';
import { startLocalBackend } from '../../functions/_local/startLocalBackend.ts';
import { readFunctionsSite } from '../../schema/check/readFunctionsSite.ts';
import {
  createPreparedFolder,
  createTemporaryFolder,
  packageRoot,
} from './support/backendHarness.ts';
import { deno } from './support/startDenoHarness.ts';

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

/** Forms that cannot be used, by what is wrong. */
const broken = {
  evil: form('evil', '('),
  backtracking: form('backtracking', '(?=a)'),
  half: 'function: [send',
  ungrouped: 'function: send-contact-email\ngroups: [1]\n',
};

describe('a form that cannot be used', () => {
  it('affects no other form and is reported once', async () => {
    const root = createSite({ ...broken, good: form('good') });
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
    for (const name of Object.keys(broken))
      expect([name, ...(await send({ form: name, [name]: 'x' }))]).toEqual([
        name,
        503,
        'form_unavailable',
      ]);
    expect(warnings.toSorted()).toEqual(
      Object.keys(broken)
        .toSorted()
        .map((name) =>
          expect.stringMatching(new RegExp(`^data/forms/${name}\\.yaml cannot be used: \\S`)),
        ),
    );

    write(root, 'evil', form('evil', '^[a-z]$'));
    await pause();
    expect(await send({ form: 'evil', evil: 'x' })).toEqual([200, undefined]);
    write(root, 'evil', form('evil', '[z-a]'));
    await pause();
    // The last valid version stays in use.
    expect(await send({ form: 'evil', evil: 'y' })).toEqual([200, undefined]);
    expect(await send({ form: 'evil', evil: 'Y' })).toEqual([422, 'invalid']);
    expect(warnings).toHaveLength(Object.keys(broken).length + 1);
    await backend.close();
  });

  it('is named by `functions build`', async () => {
    const root = createSite({ evil: form('evil', '('), good: form('good') });
    const read = async () => readDeployedForms(await readFunctionsSite(root));
    await expect(read()).rejects.toThrow(
      'data/forms/evil.yaml: line 6: This is not a regular expression',
    );
    write(root, 'evil', 'function: [send');
    await expect(read()).rejects.toThrow('data/forms/evil.yaml: ');
  });
});

describe('an exponential pattern', () => {
  it('does not stop the function on Deno', async () => {
    const script = join(createTemporaryFolder(), 'try.js');
    const path = join(packageRoot, 'functions/_shared/site/compileForm.ts');
    const { code } = await bundleCode(
      `import { compileForm } from '${path}';
       const fields = [{ name: 'slow', label: 'Slow', kind: 'text', pattern: '^(a+)+$' }];
       const definition = { name: 'slow', function: 'x', title: 'x', groups: [{ fields }] };
       const { matches } = await compileForm(definition);
       for (const text of ['a'.repeat(5000), 'a'.repeat(4999) + '!']) console.log(matches('^(a+)+$', text));`,
      { packageRoot, root: packageRoot },
    );
    writeFileSync(script, code);
    const { stdout } = await run(deno, ['run', script]);
    expect(stdout).toBe('true\nfalse\n');
  });
});

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 150));
}
