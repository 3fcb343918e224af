import { readSiteTextSync } from '../../../base/files/readSiteText.ts';
import { parseAddress } from '../../../base/text/parseAddress.ts';
import { getOwn } from '../../../base/values/getOwn.ts';
import { isMapping } from '../../../base/values/isMapping.ts';
import { createReporter } from '../../diagnostics/createReporter.ts';
import { createTarget } from '../../diagnostics/exampleForms.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules } from '../../diagnostics/RuleMeta.ts';
import { type Provenance, traceToSource } from '../../reference/expressions/Provenance.ts';
import type { KeyAnnotations } from '../../vocabulary/features/defineKeys.ts';
import { featureKeys } from '../../vocabulary/features/featureKeys.ts';
import type { YamlPath } from '../../yaml/YamlLocation.ts';
import type { FormContext } from '../FormContext.ts';
import type { SiteRuleContext } from '../RuleContext.ts';

export const rules = defineRules('reference', {
  'host-not-allowed': {
    code: 'BW501',
    severity: 'error',
    title: 'A host is not on the list of the site',
    why: 'The host would run a script on every page, or receive what visitors send. `allowedHosts` in package.json limits these hosts, so that content cannot add one.',
    help: 'Use a host of the list, or have a developer add the host to `blockwright.allowedHosts` in package.json.',
    bad: `# package.json
{ "blockwright": { "allowedHosts": ["example.com"] } }
${createTarget('to: sales@example.org')}`,
    good: `# package.json
{ "blockwright": { "allowedHosts": ["example.com"] } }
${createTarget('to: sales@example.com')}`,
  },
});

const report = createReporter<typeof rules>();

/** Reports services that load scripts, such as of `site.analytics`, on hosts that package.json does not list. */
export function checkSite({ site, siteProvenance, root }: SiteRuleContext): Problem[] {
  if (!site || !siteProvenance) return [];
  const texts = Object.entries<KeyAnnotations>(featureKeys.site).flatMap(
    ([key, { 'x-hosts': hosts }]) => (hosts ? listHosts(site, key, hosts) : []),
  );
  return checkHosts(texts, siteProvenance, root);
}

/** Lists the addresses in a key of `site:`, and the hosts of services whose settings name no server. */
function listHosts(
  site: object,
  key: string,
  hosts: NonNullable<KeyAnnotations['x-hosts']>,
): LocatedText[] {
  const services: object = Reflect.get(site, key) ?? {};
  const named = listLocatedTexts(services, [key]);
  const defaults = Object.keys(services).flatMap((service) => {
    const host = getOwn(hosts, service);
    const isReplaced = named.some(({ path }) => path[1] === service && path[2] === 'server');
    return host && !isReplaced ? [{ path: [key, service], text: `https://${host}` }] : [];
  });
  return [...named, ...defaults];
}

/** Reports recipients, webhooks and form services on hosts that package.json does not list. */
export function checkForm({ form, root }: FormContext): Problem[] {
  const { to, webhook, action } = form.value;
  return checkHosts(listLocatedTexts({ to, webhook, action }, []), form.provenance, root);
}

interface LocatedText {
  path: YamlPath;
  text: string;
}

function listLocatedTexts(value: unknown, path: YamlPath): LocatedText[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value))
    return value.flatMap((item, index) => listLocatedTexts(item, [...path, index]));
  if (!isMapping(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => listLocatedTexts(item, [...path, key]));
}

function checkHosts(texts: LocatedText[], provenance: Provenance, root: string): Problem[] {
  const allowed = readAllowedHosts(root);
  if (!allowed) return [];
  return texts.flatMap(({ path, text }): Problem | Problem[] => {
    const host = getHost(text);
    if (!host || allowed.some((one) => host === one || host.endsWith(`.${one}`))) return [];
    return report('host-not-allowed', {
      message: `\`${host}\` is not one of the hosts that package.json allows.`,
      hint: 'have a developer add it to `blockwright.allowedHosts`',
      ...traceToSource(provenance, path),
    });
  });
}

/** Returns the host of an address or mailbox; undefined for other texts. */
function getHost(text: string): string | undefined {
  if (/^https?:/i.test(text)) return parseAddress(text)?.hostname;
  return /^[^\s@]+@([^\s@]+)$/.exec(text)?.[1]?.toLowerCase();
}

/**
 * Reads `blockwright.allowedHosts` of the site's package.json, which people who write content do not
 * change; undefined if nothing limits the hosts.
 */
function readAllowedHosts(root: string): string[] | undefined {
  let manifest: { blockwright?: { allowedHosts?: unknown } };
  try {
    manifest = JSON.parse(readSiteTextSync(root, 'package.json'));
  } catch {
    return undefined;
  }
  const hosts = manifest?.blockwright?.allowedHosts;
  return Array.isArray(hosts) ? hosts.map((host) => String(host).toLowerCase()) : undefined;
}
