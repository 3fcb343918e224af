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
    code: `{\n${code}\ntrackEvents(${JSON.stringify(kinds)}, (name, values) => {\n${statements.join('')}});\n}\n`,
    bytes: 0,
  };
}
