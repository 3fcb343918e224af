import { jwtVerify, SignJWT } from 'jose';

/** The bucket and name of an object, and the time in seconds since 1970 until which a link leads to it. */
interface Grant {
  url: string;
  exp: number;
}

/** Creates the token of a signed link: a JWT (HS256), as the storage server does. */
export function signToken({ url, exp }: Grant, secret: string): Promise<string> {
  return new SignJWT({ url, exp })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(Buffer.from(secret));
}

/** Returns what a token grants access to, or undefined for a forged or expired one. */
export async function verifyToken(token: string, secret: string): Promise<unknown> {
  const options = { algorithms: ['HS256'], requiredClaims: ['exp'] };
  const verified = await jwtVerify(token, Buffer.from(secret), options).catch(() => undefined);
  return verified?.payload.url;
}
