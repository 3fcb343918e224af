import { createHmac, timingSafeEqual } from 'node:crypto';

/** The right that a signed link grants. */
export interface Grant {
  /** The bucket and name of the object. */
  url: string;
  /** The time at which the link expires, in seconds since 1970. */
  exp: number;
}

/** Creates the token of a signed link: a JWT (HS256), as the storage server does. */
export function signToken(grant: Grant, secret: string): string {
  const head = encode({ alg: 'HS256', typ: 'JWT' });
  const body = encode(grant);
  return `${head}.${body}.${createSignature(`${head}.${body}`, secret)}`;
}

/** Returns the grant of a token, or undefined for a forged or expired one. */
export function verifyToken(token: string, secret: string, now: Date): Grant | undefined {
  const [head = '', body = '', signature = ''] = token.split('.');
  const expected = Buffer.from(createSignature(`${head}.${body}`, secret));
  const actual = Buffer.from(signature);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return undefined;
  const grant = JSON.parse(Buffer.from(body, 'base64url').toString()) as Grant;
  return grant.exp * 1000 > now.getTime() ? grant : undefined;
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function createSignature(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}
