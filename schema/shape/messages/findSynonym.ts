/**
 * Returns the key that an unknown key most likely means by another word: `buttons` → `actions`.
 * Undefined if no candidate is a synonym.
 */
export function findSynonym(key: string, candidates: Iterable<string>): string | undefined {
  const word = normalize(key);
  const groups = synonyms.filter((group) => group.includes(word));
  const available = [...candidates];
  for (const group of groups)
    for (const other of group) {
      const found = available.find((name) => normalize(name) === other);
      if (found !== undefined && found !== key) return found;
    }
  return undefined;
}

function normalize(key: string): string {
  return key.toLowerCase().replaceAll(/[-_]/g, '');
}

/** Groups of words for the same thing, the most likely ones first. */
const synonyms: readonly (readonly string[])[] = [
  ['choices', 'options'],
  ['actions', 'buttons', 'button', 'cta', 'ctas', 'action', 'links', 'link'],
  ['to', 'href', 'url', 'link', 'target'],
  ['title', 'headline', 'heading', 'header', 'name', 'h1', 'h2', 'question', 'label', 'caption'],
  ['label', 'text', 'title', 'name', 'caption'],
  ['text', 'body', 'content', 'copy', 'paragraph', 'description', 'answer', 'intro'],
  ['intro', 'subtitle', 'subheading', 'subheadline', 'lead', 'lede', 'description', 'text'],
  ['eyebrow', 'kicker', 'overline', 'pretitle', 'tagline'],
  ['image', 'img', 'picture', 'photo', 'illustration'],
  ['src', 'path', 'file', 'url', 'source'],
  ['alt', 'alttext', 'alternative', 'caption', 'description'],
  ['items', 'entries', 'elements', 'list', 'cards', 'questions', 'features', 'steps', 'faqs'],
  ['plans', 'tiers', 'prices', 'packages'],
  ['rows', 'lines'],
  ['quote', 'text', 'testimonial'],
  ['author', 'by', 'person', 'name', 'attribution'],
  ['id', 'anchor', 'slug'],
  ['tone', 'theme', 'background', 'colour', 'color', 'variant'],
  ['kind', 'type', 'inputtype'],
  ['message', 'error', 'errormessage'],
  ['hint', 'help', 'helptext', 'note'],
  ['description', 'metadescription', 'summary'],
  ['canonical', 'canonicalurl'],
  ['noindex', 'hidden', 'nofollow'],
  ['publishat', 'publishdate', 'date', 'from'],
  ['expireat', 'expires', 'expirydate', 'until'],
  ['redirectfrom', 'redirects', 'aliases', 'oldroutes'],
];
