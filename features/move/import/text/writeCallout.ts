import type { NamedCall } from './NamedElement.ts';

/** Writes a callout for names such as `notice`, `alert.html` and `Aside`; undefined for other names. */
export function writeCallout({ name, get, inner, element }: NamedCall): string | undefined {
  const short = name.replace(/(?:html|liquid|njk|md|component|box|block|shortcode)$/, '');
  const isCallout =
    /^(?:danger|error|critical|caution|warning|warn|attention|important|tip|protip|success|hint|check|note|info|infobox|notice|alert|admonition|callout|aside|message|tldr)s?$/.test(
      short,
    );
  const text = inner || get('text', 'content', 'message', 'body', 'description');
  if (!isCallout || !text) return undefined;
  const first = get(0);
  const said =
    `${get('type', 'kind', 'variant', 'level', 'class', 'style') ?? ''} ${first ?? ''} ${short}`.toLowerCase();
  const kind = calloutKinds.find(([names]) => names.test(said))?.[1] ?? 'note';
  const title =
    get('title', 'header', 'heading') ?? (element.positionals.length > 1 ? get(1) : undefined);
  const label = title ? `[${title.replaceAll(/[[\]\n]/g, ' ').trim()}]` : '';
  const colons = ':'.repeat(
    Math.max(3, ...[...text.matchAll(/^(:{3,})/gm)].map(([run]) => run.length + 1)),
  );
  return `${colons}callout${label}{kind="${kind}"}\n${text}\n${colons}`;
}

/** Words in the names of callouts → their kind. */
const calloutKinds: readonly [names: RegExp, kind: string][] = [
  [/danger|error|critical|caution/, 'danger'],
  [/warn|attention|important/, 'warning'],
  [/tip|success|hint|check/, 'tip'],
  [/note|info|notice|alert|admonition|callout|aside|message|box|tldr/, 'note'],
];
