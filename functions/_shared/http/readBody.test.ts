import { expect, test } from 'vitest';
import { readBody } from './readBody.ts';

const limits = { text: 20, multipart: 20, values: 2 };

test.each<[string, string, NonNullable<RequestInit['body']>, number]>([
  ['another media type', 'text/plain', '{}', 415],
  ['a long body', 'application/json', '{"a":"aaaaaaaaaaaaaaaaaa"}', 413],
  ['bytes that are no text', 'application/json', new Uint8Array([0x7b, 0xff, 0x7d]), 400],
  ['broken JSON', 'application/json', '{"a":', 400],
  ['a list', 'application/json', '[]', 400],
  ['a form without a boundary', 'multipart/form-data', 'a=b', 400],
])('%s is refused', async (_, type, body, status) => {
  const headers = { 'content-type': type };
  const request = new Request('https://example.com/', { method: 'POST', headers, body });
  await expect(readBody(request, limits)).rejects.toMatchObject({ status });
});
