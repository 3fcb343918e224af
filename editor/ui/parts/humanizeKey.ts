/** Turns a key into a label: `mobileLabel` → `Mobile label`. */
export function humanizeKey(key: string): string {
  const known = abbreviations.get(key);
  if (known) return known;
  const text = key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const abbreviations = new Map([
  ['cta', 'Call to action'],
  ['faq', 'FAQ'],
  ['jsonld', 'Structured data'],
]);

/** Says how many sections use a block. */
export function describeUses(uses: number): string {
  return uses === 1 ? 'used once' : `used ${uses} times`;
}

/** Returns the label of a field: the title in its schema, otherwise its key as words. */
export function getLabel(key: string, schema: { title?: string | undefined }): string {
  return schema.title ?? humanizeKey(key);
}

/** Names a file of the site for people: `data/forms/lead.yaml` → `Forms › Lead`. */
export function humanizeFile(file: string): string {
  if (/^pages(?:\/|\.ya?ml$)/.test(file)) return 'Settings and blocks';
  if (file.startsWith('public/')) return file.slice('public/'.length);
  const [folder = '', ...names] = file.replace(/\.\w+$/, '').split('/');
  if (folder === 'locales')
    return [
      'Translations',
      nameLanguageInEnglish(names[0] ?? ''),
      ...names.slice(1).map(humanizeKey),
    ].join(' › ');
  return (folder === 'data' ? names : [folder, ...names]).map(humanizeKey).join(' › ');
}

/** Names the place of a text for people: `hero.actions[0].label` → `Hero › Actions 1 › Label`. */
export function humanizePlace(place: string): string {
  return place
    .split('.')
    .map((step) =>
      step
        .replace(/^[\w-]+/, humanizeKey)
        .replace(/\((\d+)\)/, ' $1')
        .replaceAll(/\[(\d+)\]/g, toNumber),
    )
    .join(' › ');
}

/** Names a language: `es` → `Spanish`. */
export function nameLanguageInEnglish(locale: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale;
  } catch {
    // The folder has another name.
    return locale;
  }
}

function toNumber(_: string, index: string): string {
  return ` ${Number(index) + 1}`;
}
