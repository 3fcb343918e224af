import { findFile } from '../../base/files/findFile.ts';
import { decodePath, encodeAddress } from '../../base/text/encodePath.ts';
import { escapeHtml } from '../../base/text/escape.ts';
import type { RenderContext } from '../../renderer/index.ts';
import { readKeys } from '../../schema/vocabulary.ts';
import { keys } from './keys.ts';

/** Renders the tags of `site.verification` and `site.head`. */
export function tags({ site, assets, base }: RenderContext): string[] {
  const { head = {}, verification = {} } = readKeys(site, keys.site);
  const address = (to: string) =>
    to.startsWith('/')
      ? (findFile(assets.files, decodePath(to)) ?? base + encodeAddress(to.slice(1)))
      : to;
  return [
    ...Object.entries(verification).map(([name, content]) => renderTag('meta', { name, content })),
    ...Object.entries(head.meta ?? {}).map(([name, content]) =>
      renderTag('meta', { [isProperty(name) ? 'property' : 'name']: name, content }),
    ),
    ...(head.links ?? []).map(({ rel, to, ...attributes }) =>
      renderTag('link', { rel, href: address(to), ...attributes }),
    ),
  ];
}

/** Whether a name belongs to a vocabulary of RDFa, whose tags have `property` instead of `name`. */
function isProperty(name: string): boolean {
  return /^(article|book|business|fb|music|og|place|product|profile|video):/.test(name);
}

function renderTag(tag: string, attributes: Record<string, string>): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tag}${list.join('')}>`;
}
