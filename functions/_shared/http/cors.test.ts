import { expect, test } from 'vitest';
import { createCorsHeaders, requireAllowedOrigin } from './cors.ts';

const own = 'https://functions.example.com';

test.each([
  [own, undefined],
  ['https://www.example.com', 'https://a.example.com, https://www.example.com'],
  ['https://any.example.com', '*'],
])('permits %s where ALLOWED_ORIGINS is %s', (origin, allowed) => {
  const request = requestFrom(origin);
  const headers = createCorsHeaders(request, () => allowed);
  expect(headers).toMatchObject({ vary: 'origin', 'access-control-allow-origin': origin });
  expect(() => requireAllowedOrigin(request, () => allowed)).not.toThrow();
});

test.each([
  ['https://evil.example', undefined],
  ['https://example.com', 'https://www.example.com'],
  ['https://www.example.com.evil.example', 'https://www.example.com'],
])('refuses %s where ALLOWED_ORIGINS is %s', (origin, allowed) => {
  const request = requestFrom(origin);
  expect(createCorsHeaders(request, () => allowed)).toEqual({ vary: 'origin' });
  expect(() => requireAllowedOrigin(request, () => allowed)).toThrow();
});

test('accepts plain form posts, which no script may read', () => {
  const request = requestFrom('null');
  expect(() => requireAllowedOrigin(request, () => undefined)).not.toThrow();
  expect(createCorsHeaders(request, () => undefined)).toEqual({ vary: 'origin' });
});

test('adds no header to a request without an origin', () => {
  const request = new Request(own);
  expect(createCorsHeaders(request, () => '*')).toEqual({});
  expect(() => requireAllowedOrigin(request, () => undefined)).not.toThrow();
});

function requestFrom(origin: string): Request {
  return new Request(`${own}/functions/v1/submit-form`, { headers: { origin } });
}
