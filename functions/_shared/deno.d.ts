/** The Deno API that the functions use, for type checks outside Deno. Deno itself ignores this file. */
declare const Deno: { env: { get(name: string): string | undefined } };
