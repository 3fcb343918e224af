// Before the modules to measure: it counts only code that is compiled after it.
import './countWork.ts';

import { describe, expect, it } from 'vitest';
import { evaluateForm } from '../../base/forms/evaluateForm.ts';
import type { FormDefinition, FormField } from '../../base/forms/FormDefinition.ts';
import { createSubmissionHandler } from '../../functions/_shared/handlers/createSubmissionHandler.ts';
import { readBody } from '../../functions/_shared/http/readBody.ts';
import { composeMessage } from '../../functions/_shared/outbox/composeMessage.ts';
import { composeReply } from '../../functions/_shared/outbox/deliver.ts';
import { compileForm } from '../../functions/_shared/site/compileForm.ts';
import { inspectFile } from '../../functions/_shared/submission/inspectFile.ts';
import { nameFiles } from '../../functions/_shared/submission/receiveFiles.ts';
import createSearchFunction from '../../functions/search-virtual-latinos/handler.ts';
import { createTestPorts } from '../backend/support/createTestPorts.ts';
import { englishTexts } from '../backend/support/englishTexts.ts';
import { measureGrowth, mostGrowth } from './countWork.ts';
import { sample } from './sample.ts';

// The promise: an input never costs more than its size. Each hostile input is doubled; the
// work, counted in executed blocks, allocated bytes and steps of patterns, may only double.

const url = 'https://project.example/functions/v1/submit-form';

function post(body: string | Uint8Array<ArrayBuffer>, type: string, headers: object = {}): Request {
  return new Request(url, { method: 'POST', headers: { 'content-type': type, ...headers }, body });
}

const form = 'application/x-www-form-urlencoded';
const json = 'application/json';
const multipart = 'multipart/form-data; boundary=----limit-of-all-the-parts-0123456789';
const part = (name: string, rest = '\r\n\r\nx') =>
  `------limit-of-all-the-parts-0123456789\r\ncontent-disposition: form-data; name="${name}"${rest}\r\n`;
const end = '------limit-of-all-the-parts-0123456789--\r\n';

/** Bodies by label: the size is the number of values, levels or characters. */
const bodies: [string, (size: number) => Request][] = [
  ['one name', (size) => post('a=&'.repeat(size), form)],
  ['many names', (size) => post(numbered(size, (at) => `a${at}=${at}`).join('&'), form)],
  ['only delimiters', (size) => post('&'.repeat(size), form)],
  ['percent signs', (size) => post(`a=${'%'.repeat(size)}`, form)],
  ['encoded characters', (size) => post(`a=${'%F0'.repeat(size)}`, form)],
  ['JSON keys', (size) => post(`{${numbered(size, (at) => `"a${at}":1`).join(',')}}`, json)],
  ['one JSON key', (size) => post(`{${'"a":1,'.repeat(size)}"b":2}`, json)],
  ['a JSON list', (size) => post(`{"a":[${'0,'.repeat(size)}0]}`, json)],
  ['nested JSON', (size) => post(`{"a":${'['.repeat(size)}${']'.repeat(size)}}`, json)],
  ['escapes in JSON', (size) => post(`{"a":"${'\\u0000'.repeat(size)}"}`, json)],
  ['open brackets', (size) => post('['.repeat(size), json)],
  ['parts of one name', (size) => post(part('a').repeat(size) + end, multipart)],
  [
    'files of one name',
    (size) => post(part('a', '; filename="b"\r\n\r\nx').repeat(size) + end, multipart),
  ],
  ['parts', (size) => post(numbered(size, (at) => part(`a${at}`)).join('') + end, multipart)],
  [
    'a long part',
    (size) => post(part('a', `\r\n\r\n${'\r\n-----'.repeat(size)}`) + end, multipart),
  ],
  [
    'a long header of a part',
    (size) => post(part('a', `; x="${'\\"'.repeat(size)}"\r\n\r\nx`) + end, multipart),
  ],
  [
    'headers of a part',
    (size) => post(part('a', `${'\r\nx: y'.repeat(size)}\r\n\r\nx`) + end, multipart),
  ],
  ['dashes', (size) => post('-'.repeat(size), multipart)],
  ['near boundaries in a file', (size) => post(nearBoundaries(size, '; filename="b"'), multipart)],
  [
    'line breaks in a file',
    (size) => post(part('a', `; filename="b"\r\n\r\n${'\r\n'.repeat(size)}`) + end, multipart),
  ],
];

/** A part with many beginnings of the boundary. */
function nearBoundaries(size: number, rest = ''): string {
  const near = '\r\n------limit-of-all-the-parts-012345678';
  return part('a', `${rest}\r\n\r\n${near.repeat(size)}`) + end;
}

function numbered<Item>(size: number, create: (at: number) => Item): Item[] {
  return Array.from({ length: size }, (_, at) => create(at));
}

describe('the body', () => {
  const unlimited = { text: 1e9, multipart: 1e9, values: 1e9 };

  it.each(bodies)('%s: without limits', async (_, create) => {
    const growth = await measureGrowth(1000, create, (request) => readBody(request, unlimited));
    expect(growth).toBeLessThan(mostGrowth);
  });

  it.each(bodies)('%s: with limits', async (_, create) => {
    const { ports } = createTestPorts();
    const handle = createSubmissionHandler('submit-form', ports);
    expect(await measureGrowth(4000, create, handle)).toBeLessThan(mostGrowth);
  });

  it.each([
    post('a=&'.repeat(600), form),
    post(`{${numbered(600, (at) => `"a${at}":1`).join(',')}}`, json),
    post(part('a').repeat(600) + end, multipart),
  ])('has at most 500 values', async (request) => {
    await expect(readBody(request)).rejects.toMatchObject({ status: 413, code: 'too_many_values' });
  });

  it.each([50, 5000, 40_000])('has few levels, not %d', async (levels) => {
    const body = `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    await expect(readBody(post(body, json))).rejects.toMatchObject({ status: 400 });
  });

  it('has few texts in parts, also when the body may have large files', async () => {
    const fill = (size: number, rest = '') =>
      post(part('a', `${rest}\r\n\r\n${'x'.repeat(size)}`) + end, multipart);
    await expect(readBody(fill(100_001))).rejects.toMatchObject({ status: 413, code: 'too_large' });
    await expect(readBody(post(nearBoundaries(100_000), multipart))).rejects.toMatchObject({
      status: 413,
    });
    const headers = post(part('a', `${'\r\nx: y'.repeat(20_000)}\r\n\r\nx`) + end, multipart);
    await expect(readBody(headers)).rejects.toMatchObject({ status: 413 });
    expect((await readBody(fill(99_000))).values.a).toHaveLength(99_000);
    const { files } = await readBody(fill(500_000, '; filename="b"'));
    expect(files.a?.[0]?.size).toBe(500_000);
  });

  it('keeps the bytes of files, whatever is around them', async () => {
    const content = '\r\n--\r\n\u0000\u00e9\r\n------limit-of-all-the-parts-01234567\r\n';
    const body =
      part('text', '\r\n\r\nfilename=é') +
      part('none', '; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n') +
      part('a', `; filename="é.pdf"\r\nContent-Type: application/pdf\r\n\r\n${content}`) +
      part('a', '; filename="c"\r\n\r\n');
    const { values, files } = await readBody(post(body + end, multipart));
    expect(values).toEqual({ text: 'filename=é' });
    expect(Object.keys(files)).toEqual(['a']);
    const [pdf, empty] = files.a as [File, File];
    expect([pdf.name, pdf.type, await pdf.text()]).toEqual(['é.pdf', 'application/pdf', content]);
    expect([empty.name, empty.size]).toEqual(['c', 0]);
  });

  it('is split at the boundary whose parts were counted', async () => {
    const type =
      'multipart/form-data; x="; boundary=a"; boundary=----limit-of-all-the-parts-0123456789';
    const request = post(part('a').repeat(600) + end, type);
    await expect(readBody(request)).rejects.toMatchObject({ status: 400 });
  });
});

const kinds = ['text', 'email', 'tel', 'url', 'textarea', 'search', 'number', 'date', 'hidden'];
const fields: FormField[] = [
  ...kinds.map((kind) => ({ name: kind, kind, label: kind, max: 1e9 })),
  { name: 'source', kind: 'hidden', label: 'Source', from: 'referrer' },
  { name: 'code', kind: 'text', label: 'Code', max: 1e9, pattern: '^(?:a|b|ab)*[^a]*!$' },
  { name: 'plans', kind: 'file', label: 'Plans', maxFiles: 1e9 },
  { name: 'extras', kind: 'checkbox', label: 'Extras', choices: { a: 'A', b: 'B' } },
];
const definition: FormDefinition = {
  name: 'all',
  function: 'submit-form',
  title: 'All',
  groups: [
    { fields: fields.map(({ min: _, ...field }) => ({ ...field, min: undefined as never })) },
  ],
  subject: '{text} {textarea}',
  reply: { subject: '{text}', text: '{text} {textarea} {url} {email}' },
};

/** Texts that pattern engines and loops find hard, by a repeated part and an end. */
const texts = [
  [' ', 'x'],
  ['\t\n', 'x'],
  ['\r', 'x'],
  ['\u200d', 'x'],
  ['\u{1f468}\u200d', ''],
  ['a\u0301', ''],
  ['\u0301', ''],
  ['\ud800', ''],
  ['\u{e0041}', 'x'],
  ['a', '!'],
  ['a.', '@'],
  ['a@', '.'],
  ['@', ''],
  ['.', ''],
  ['-', ''],
  ['1', 'x'],
  ['0,', ''],
  ['http://', ''],
  ['a:', '//'],
  ['https://a.', '/'],
  ['ab', 'a'],
  ['<', '>'],
  ['{text}', ''],
  ['\n', ''],
].map(([repeated = '', last = '']) => [JSON.stringify(repeated + last), repeated, last] as const);

describe.each(sample(texts, 4))('a value of %s', (_, repeated, last) => {
  const create = (size: number) => `x${repeated.repeat(Math.ceil(size / repeated.length))}${last}`;

  it('is checked', async () => {
    const { matches } = await compileForm(definition);
    const options = { matches, texts: englishTexts.fields, locale: 'en' };
    const growth = await measureGrowth(800, create, (value) => {
      const input = Object.fromEntries(fields.map(({ name }) => [name, value]));
      return evaluateForm(definition, input, options);
    });
    expect(growth).toBeLessThan(mostGrowth);
  });

  it('is delivered', async () => {
    const compiled = await compileForm(definition);
    const { ports } = createTestPorts();
    const growth = await measureGrowth(800, create, (value) => {
      const data = {
        text: value,
        textarea: value,
        url: value,
        other: value,
        email: 'a@example.com',
      };
      const delivery = {
        id: 'id',
        channel: 'email',
        form: 'all',
        data,
        files: [],
        recipients: [],
        receivedAt: '2026-02-03T04:05:06Z',
        attempts: 1,
      };
      composeMessage(delivery, compiled, { links: {}, texts: englishTexts, env: ports.env });
      composeReply(delivery, definition, { texts: englishTexts, env: ports.env });
    });
    expect(growth).toBeLessThan(mostGrowth);
  });

  it('is searched', async () => {
    const { ports } = createTestPorts();
    const handle = createSearchFunction(ports);
    const growth = await measureGrowth(
      400,
      (size) => post(JSON.stringify({ query: create(size) }), json),
      handle,
    );
    expect(growth).toBeLessThan(mostGrowth);
  });

  it('is a header', async () => {
    const { ports } = createTestPorts({}, { TRUSTED_HOPS: '1' });
    const handle = createSubmissionHandler('submit-form', ports);
    const value = (size: number) => create(size).replace(/[^\x20-\x7e]/g, '~');
    const names = [
      ...['accept', 'content-type', 'idempotency-key', 'origin', 'referer', 'x-challenge'],
      ...['x-form', 'x-form-bot', 'x-forwarded-for', 'x-real-ip'],
    ];
    const growth = await measureGrowth(
      2000,
      (size) => names.map((name) => post('{}', json, { [name]: value(size) })),
      (requests) => Promise.all(requests.map(handle)),
    );
    expect(growth).toBeLessThan(mostGrowth);
  });

  it('is the name and content of a file', async () => {
    const growth = await measureGrowth(
      2000,
      (size) => new File([`%PDF-${create(size)}`], `${create(size)}.pdf`),
      (file) => nameFiles(definition, { plans: [file] }, 'key'),
    );
    expect(growth).toBeLessThan(mostGrowth);
  });
});

it.each([
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d], [0x50, 0x4b, 0x05, 0x06]],
  ['docx', [0x50, 0x4b, 0x03, 0x04], [0x5b]],
  ['zip', [0x50, 0x4b, 0x03, 0x04], [...Buffer.from('vbaProject.bi')]],
])('looks through a %s file once', async (extension, start, repeated) => {
  const growth = await measureGrowth(
    1000,
    (size) => new Uint8Array([...start, ...numbered(size, () => repeated).flat()]),
    (bytes) => inspectFile(`a.${extension}`, bytes),
  );
  expect(growth).toBeLessThan(mostGrowth);
});
