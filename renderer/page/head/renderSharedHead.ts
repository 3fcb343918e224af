import { getOrCreate } from '../../../base/lists/getOrCreate.ts';
import { escapeCssForStyle, escapeHtml } from '../../../base/text/escape.ts';
import { deriveColors, getColorSchemes } from '../../../schema/vocabulary.ts';
import { listFontFiles } from '../../../sections/index.ts';
import { styleHash } from '../context/contentPolicy.ts';
import type { RenderContext } from '../context/RenderContext.ts';
import { metaTag } from './metaTags.ts';

/** Renders the markup that all pages share, once for each render context. */
export function renderSharedHead(renderContext: RenderContext): SharedMarkup {
  return getOrCreate(rendered, renderContext, () => {
    const { assets, site } = renderContext;
    return {
      colors: [
        metaTag('name', 'color-scheme', getColorSchemes(site.theme).join(' ')),
        ...themeColors(renderContext),
      ],
      files: [...icons(renderContext), ...preloads(renderContext)],
      styles: new Map(),
      end: [...(renderContext.headTags ?? []), ...(assets.headExtra ? [assets.headExtra] : [])],
    };
  });
}

const rendered = new WeakMap<RenderContext, SharedMarkup>();

/** Hashing takes longer than the rest of the head, so pages with the same stylesheet share it. */
export function renderStyles({ styles, files }: SharedMarkup, stylesheet: string): StyleMarkup {
  return getOrCreate(styles, stylesheet, () => {
    const css = escapeCssForStyle(stylesheet);
    return {
      hash: styleHash(css),
      style: [...files, `<style>${css}</style>`].join('\n'),
    };
  });
}

interface SharedMarkup {
  colors: string[];
  /** Links to the icons of the site and to fonts. */
  files: string[];
  /** Stylesheet → its markup. */
  styles: Map<string, StyleMarkup>;
  end: string[];
}

export interface StyleMarkup {
  /** Hash of the stylesheet, for the content security policy. */
  hash: string;
  style: string;
}

/** Gives the browser's own bars the colour of the page. */
function themeColors({ site }: RenderContext): string[] {
  const schemes = getColorSchemes(site.theme);
  return schemes.map((scheme) => {
    const { background } = deriveColors(site.theme, scheme);
    const media = schemes.length > 1 ? ` media="(prefers-color-scheme: ${scheme})"` : '';
    return `<meta name="theme-color"${media} content="${escapeHtml(background)}">`;
  });
}

function icons({ assets }: RenderContext): string[] {
  const rels: [string, string][] = [
    ['/favicon.svg', 'rel="icon" type="image/svg+xml"'],
    ...(assets.files['/favicon.svg']
      ? []
      : ([['/icon-192.png', 'rel="icon" type="image/png" sizes="192x192"']] as [string, string][])),
    ['/apple-touch-icon.png', 'rel="apple-touch-icon"'],
    ['/site.webmanifest', 'rel="manifest"'],
  ];
  return rels.flatMap(([path, attributes]) =>
    assets.files[path] ? [`<link ${attributes} href="${escapeHtml(assets.files[path])}">`] : [],
  );
}

function preloads({ assets, site }: RenderContext): string[] {
  const { first } = assets.preloads ? listFontFiles(site.theme, site.locale) : { first: [] };
  const language = site.locale.split('-')[0] ?? '';
  return first
    .flatMap((path) => {
      const parts = assets.fonts?.[path] ?? [{ address: assets.files[path] ?? path }];
      return parts.filter(({ languages }) => languages?.includes(language) ?? true);
    })
    .map(({ address }) => {
      return `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(address)}" crossorigin>`;
    });
}
