import type { HeadScript } from '../../renderer/index.ts';
import trackEvents from './browser/trackEvents.mjs?raw';
import type { Service } from './services/_shared/Service.ts';

/** Creates the script that tells services about events; undefined if none of them knows events. */
export function createTracking(
  kinds: readonly string[],
  services: readonly Service[],
): HeadScript | undefined {
  const statements = services.flatMap(({ send }) => (send ? `  ${send};\n` : []));
  if (statements.length === 0) return undefined;
  const code = trackEvents.slice(trackEvents.indexOf('export ') + 'export '.length);
  return {
    name: 'events',
    // It sends nothing itself, and services that wait for consent do not exist before.
    category: 'necessary',
    origins: {},
    code: kinds.includes('tests')
      ? `{\n${code}\n${trackTests(kinds, statements)}}\n`
      : `{\n${code}\ntrackEvents(${JSON.stringify(kinds)}, (name, values) => {\n${statements.join('')}});\n}\n`,
    bytes: 0,
  };
}

/** Returns the statements that name the variant of the page in each event, and tell once that it was shown. */
function trackTests(kinds: readonly string[], statements: readonly string[]): string {
  return `const variant = document.querySelector('meta[name=variant]')?.content;
const send = (name, given) => {
  const values = variant ? { ...given, variant } : given;
${statements.join('')}};
trackEvents(${JSON.stringify(kinds)}, send);
if (variant) addEventListener('load', () => send('variant_shown', {}));
`;
}
