/** Writes a block of code between fences that are longer than those inside. */
export function fenceCode(code: string, language: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/^ *(`+)/gm)].map(([, run = '']) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${code}\n${fence}`;
}
