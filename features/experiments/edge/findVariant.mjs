/**
 * Chooses the variant of a page that a visitor sees: always the same for the same network, browser and test.
 * Nothing is stored. Robots see the page itself.
 *
 * @param tests address of a page → the name of its test, and the address of its variant
 * @param client the IP address of the visitor
 * @returns the address of the variant; undefined for the page itself
 */
export async function findVariant({ method, url, headers }, client, tests, salt) {
  const { pathname } = new URL(url);
  const test = tests[pathname.replace(/(.)\/$/, '$1')];
  const agent = headers.get('user-agent') ?? '';
  if (!test || !/^(?:GET|HEAD)$/.test(method) || !client || isRobot(agent)) return undefined;
  const visitor = [salt, test.name, getNetwork(client), agent].join('\n');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(visitor));
  return new Uint8Array(digest)[0] < 128 ? test.to : undefined;
}

function isRobot(agent) {
  return (
    agent === '' ||
    /bot\b|bot[/_-]|crawl|spider|slurp|archiver|externalhit|lighthouse|pagespeed|preview|monitor|headless|^(?:curl|wget|python|go-|java|node|okhttp|axios)/i.test(
      agent,
    )
  );
}

/** Returns the part of an IP address that all of a network have: /24, or /48 of IPv6. */
function getNetwork(address) {
  const [, dotted] = /(\d+\.\d+\.\d+)\.\d+$/.exec(address) ?? [];
  if (dotted) return dotted;
  const [start = '', end] = address.split('%')[0].toLowerCase().split('::');
  const groups = start === '' ? [] : start.split(':');
  const last = end ? end.split(':') : [];
  const missing = end === undefined ? 0 : 8 - groups.length - last.length;
  return [...groups, ...Array(missing).fill('0'), ...last]
    .slice(0, 3)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
