import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { Cookies } from './Cookies.ts';

function set(cookies: Cookies, value: string, seconds: number): string {
  const headers: string[] = [];
  const appendHeader = (_name: string, header: string) => headers.push(header);
  cookies.set({ appendHeader } as unknown as ServerResponse, 'session', value, seconds);
  expect(headers).toHaveLength(1);
  return headers[0] ?? '';
}

test('a cookie lasts as long as it is told to, in whole seconds', () => {
  expect(set(new Cookies(false), 'abc', 600.7)).toBe(
    'blockwright-session=abc; Path=/; Max-Age=600; HttpOnly; SameSite=Lax',
  );
  expect(set(new Cookies(true), 'abc', 600)).toBe(
    '__Host-blockwright-session=abc; Path=/; Max-Age=600; HttpOnly; SameSite=Lax; Secure',
  );
});

test('an empty value removes a cookie', () => {
  expect(set(new Cookies(false), '', 600)).toContain('blockwright-session=; Path=/; Max-Age=0;');
});

test('reads a cookie by its whole name', () => {
  const read = (cookie: string | undefined, isSecure = false) =>
    new Cookies(isSecure).read({ headers: { cookie } }, 'session');
  expect(read('x=1; blockwright-session=a=b;blockwright-set=2')).toBe('a=b');
  expect(read('other-blockwright-session=1')).toBeUndefined();
  expect(read('blockwright-session=1', true)).toBeUndefined();
  expect(read(undefined)).toBeUndefined();
});
