import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signed link grants. */
export interface Grant {
  /** Bucket and name of the object. */
  url: string;
  /** When it ends, in seconds since 1970. */
  exp: number;
}

/** Makes the token of a signed link: a JWT (HS256), as the storage server's are. */
export function signToken(grant: Grant, secret: string): string {
  const head = encode({ alg: 'HS256', typ: 'JWT' });
  const body = encode(grant);
  return `${head}.${body}.${mark(`${head}.${body}`, secret)}`;
}

/** What a token grants, or undefined when it is forged or has ended. */
export function verifyToken(token: string, secret: string, now: Date): Grant | undefined {
  const [head = '', body = '', signature = ''] = token.split('.');
  const expected = Buffer.from(mark(`${head}.${body}`, secret));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
  const grant = JSON.parse(Buffer.from(body, 'base64url').toString()) as Grant;
  return grant.exp * 1000 > now.getTime() ? grant : undefined;
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function mark(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}
