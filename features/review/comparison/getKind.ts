import type { DifferenceKind } from './differenceKinds.ts';

/** Returns the kind of a value of structured data, or of the properties of an interactive part. */
export function getTextKind(text: string): DifferenceKind {
  if (!/^(?:https?:|mailto:|tel:|sms:|[/#])/.test(text)) return 'words';
  return /\.(?:avif|gif|jpe?g|mp4|png|svg|webm|webp)(?:$|[?#])/.test(text) ? 'pictures' : 'links';
}

/** Returns the kind of an attribute; undefined for one that is a setting. */
export function getAttributeKind(name: string): DifferenceKind | undefined {
  return attributeKinds[name];
}

const attributeKinds: Record<string, DifferenceKind> = {
  action: 'links',
  alt: 'words',
  'aria-description': 'words',
  'aria-label': 'words',
  href: 'links',
  placeholder: 'words',
  title: 'words',
};

/** Returns the kind of a tag in the head, such as `meta og:title`; undefined for one that is a setting. */
export function getHeadKind(name: string): DifferenceKind | undefined {
  if (name === 'title' || headWords.test(name)) return 'words';
  if (/^meta (?:og|twitter):image|^link (?:apple-touch-)?icon/.test(name)) return 'pictures';
  return /^meta og:url|^link (?:canonical|alternate|prev|next)/.test(name) ? 'links' : undefined;
}

const headWords =
  /^meta (?:article:|author|(?:(?:og|twitter):)?(?:description|title|site_name|image:alt)$)/;
