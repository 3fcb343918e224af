/** What the functions use of Deno, for checking them outside Deno; Deno itself does not read this. */
declare const Deno: { env: { get(name: string): string | undefined } };
