import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { UserError } from '../../base/errors/UserError.ts';
import { cacheFolder } from '../../base/files/cacheFolder.ts';
import { readOrCreate } from '../../base/files/checksummedFile.ts';
import type { FontPart } from '../../base/files/FontPart.ts';
import { fileNameHash } from '../../base/files/fileNameHash.ts';
import { findFile } from '../../base/files/findFile.ts';
import { isPublicFile } from '../../base/files/isPublicFile.ts';
import { resolvePublicFile } from '../../base/files/resolvePublicFile.ts';
import { encodeAddress, encodePath } from '../../base/text/encodePath.ts';
import { parseAddress } from '../../base/text/parseAddress.ts';
import type { Bundles } from '../../code/index.ts';
import { readThemeCss } from '../../schema/index.ts';
import { challengeServices, type FormConfig, type Site } from '../../schema/vocabulary.ts';
import { contentPolicy } from '../page/context/contentPolicy.ts';
import type { Assets, HeadScriptAsset } from '../page/context/RenderContext.ts';
import { sumBytes } from '../page/head/pageScripts.ts';
import { logoStylesheet } from '../page/shell/logoStylesheet.ts';
import { minifyStyles } from '../styles/minifyStyles.ts';
import { islandStylesheet, type PageStyles } from '../styles/pageStylesheet.ts';
import { prepareRules } from '../styles/prepareRules.ts';
import { replaceClassNames } from '../styles/replaceClassNames.ts';
import type { StyleBlock } from '../styles/StyleBlock.ts';
import { convertFont } from './convertFont.ts';
import { type HeadScriptOptions, listHeadScripts, listPolicySources } from './headModules.ts';
import { listPublicFiles } from './listPublicFiles.ts';
import { prepareIcons } from './prepareIcons.ts';

/** The assets of pages, and the files of theirs that every output has. */
export interface SiteAssets {
  assets: Assets;
  /** Path below the output folder → content. */
  files: Map<string, Buffer | string>;
  /** Island → the path of the stylesheet with its own styles, and its content. */
  islandFiles: Map<string, { path: string; code: string }>;
}

/** Prepares the styles (theme and sections), the fonts, and the addresses of other files. */
export async function prepareAssets(
  site: Site,
  {
    root,
    base,
    bundles,
    forms,
    ...build
  }: HeadScriptOptions & {
    root: string;
    base: string;
    bundles: Bundles;
    forms: Readonly<Record<string, Pick<FormConfig, 'action' | 'challenge'>>>;
  },
): Promise<SiteAssets> {
  const files = new Map<string, Buffer | string>();
  const urls: Record<string, string> = {};
  for (const path of await listPublicFiles(root)) urls[path] = base + encodePath(path.slice(1));
  const cache = cacheFolder(root, 'images');
  for (const [path, draw] of await prepareIcons(site, { root, files: urls, cache })) {
    files.set(path.slice(1), await draw());
    urls[path] = base + path.slice(1);
  }
  const converted: Record<string, FontPart[]> = {};
  const addFont = async (path: string, file: string) => {
    const content = await readFile(file);
    const extension = extname(path);
    const stem = basename(path, extension).normalize();
    const add = (content: Buffer, start: string, end: string) => {
      const name = `assets/${start}.${fileNameHash(content)}${end}`;
      files.set(name, content);
      return base + encodePath(name);
    };
    const parts = await convertFont(path, content, { root, site });
    if (parts)
      converted[path] = parts.map(({ name, content, ...part }) => {
        return { ...part, address: add(content, `${stem}-${name}`, '.woff2') };
      });
    urls[path] = converted[path]?.[0]?.address ?? add(content, stem, extension);
  };
  const fonts = bundles.render.listFontFiles(site.theme);
  for (const path of fonts.own)
    if (isPublicFile(root, path)) await addFont(path, resolvePublicFile(root, path));
  for (const path of fonts.engine) await addFont(path, join(bundles.packageRoot, path));
  const licenses = await collectLicenses(bundles, fonts.engine.length > 0);
  files.set(`assets/licenses.${fileNameHash(licenses)}.txt`, licenses);

  const theme =
    bundles.render.themeStylesheet(site.theme, (path) => converted[path] ?? urls[path] ?? path) +
    (await logoStylesheet(site, { root, base }));
  const themeFile = join(cache, `theme-${fileNameHash(bundles.codeHash + theme)}.css`);
  const minified = await readOrCreate(themeFile, async () => minifyStyles(theme));
  const blocks: StyleBlock[] = [
    { id: '', css: minified.toString() },
    ...(await bundles.render.styleBlocks()),
  ];
  const themeCss = await readThemeCss(root, (path, rest) => {
    return (findFile(urls, path) ?? base + encodeAddress(path.slice(1))) + rest;
  });
  const { islands } = bundles;
  const scripts = listHeadScripts(site, build).map(({ code, ...script }): HeadScriptAsset => {
    const path = `assets/${script.name}.${fileNameHash(Buffer.from(code))}.js`;
    files.set(path, code);
    const bytes = script.isHeld ? 0 : code.length + script.bytes;
    return { ...script, src: base + path, bytes };
  });
  const usedByViews = new Set(bundles.views.styles);
  const pageStyles: PageStyles = {
    blocks,
    islands: Object.fromEntries(
      Object.entries(islands).map(([input, { styles: scopes, names, sets }]) => {
        const own = scopes.filter((scope) => !usedByViews.has(scope));
        return [getIsland(input), { scopes, own, names, sets }];
      }),
    ),
    names: bundles.views.names,
    ...(themeCss && { site: replaceClassNames(themeCss.css, blocks) }),
  };
  pageStyles.rules = prepareRules(pageStyles);
  pageStyles.blocks = blocks.map(({ rules: _, ...block }) => block);
  const islandFiles = createIslandFiles(pageStyles);
  return {
    files,
    islandFiles,
    assets: {
      styles: pageStyles,
      islandStyles: Object.fromEntries(
        Array.from(islandFiles, ([name, { path }]) => [name, base + path]),
      ),
      entry: base + islands['islands-entry']?.file,
      islands: Object.fromEntries(
        Object.entries(islands).map(([input, { file }]) => [getIsland(input), base + file]),
      ),
      files: urls,
      ...(Object.keys(converted).length > 0 && { fonts: converted }),
      preloads: true,
      ...(scripts.length > 0 && { scripts, scriptBytes: sumBytes(scripts) }),
      policy: contentPolicy({
        connect: collectOrigins(Object.values(forms)),
        shared: listPolicySources(site),
        sources: [
          ...scripts.map(({ origins }) => origins),
          ...Object.values(forms).flatMap(({ challenge }) =>
            challenge ? [challengeServices[challenge.service].sources] : [],
          ),
        ],
      }),
    },
  };
}

function createIslandFiles(styles: PageStyles): SiteAssets['islandFiles'] {
  const files: SiteAssets['islandFiles'] = new Map();
  for (const [name, { own = [] }] of Object.entries(styles.islands)) {
    if (own.length === 0) continue;
    const code = islandStylesheet(styles, name);
    files.set(name, { path: `assets/island-${name}.${fileNameHash(code)}.css`, code });
  }
  return files;
}

/** `island-<type>` → `<type>`; the module that hydrates all of them → `_`. */
function getIsland(input: string): string {
  return input === 'islands-hydrate' ? '_' : input.replace('island-', '');
}

/** Returns exactly the origins that forms are sent to, besides the site's own origin. */
function collectOrigins(forms: Pick<FormConfig, 'action'>[]): string[] {
  const services = forms.map(({ action }) => action && new URL(action).origin);
  return [...new Set([readBackendOrigin(), ...services].filter((origin) => !!origin))] as string[];
}

/**
 * Collects the licences of what a built site contains of other packages, as one text: the packages
 * in the client bundle and the font of the engine.
 */
async function collectLicenses(
  { licenses, packageRoot }: Pick<Bundles, 'licenses' | 'packageRoot'>,
  hasEngineFont: boolean,
): Promise<string> {
  const packages = licenses.map(
    ({ name, version, identifier, text = '' }) => `${name} ${version} (${identifier})\n\n${text}`,
  );
  const font = join(packageRoot, 'renderer/fonts/OFL.txt');
  const fonts = hasEngineFont ? [`Fonts (OFL-1.1)\n\n${await readFile(font, 'utf8')}`] : [];
  return `${[...packages, ...fonts].map((entry) => entry.trim()).join(`\n\n${rule}\n\n`)}\n`;
}

const rule = '-'.repeat(80);

/** Returns the origin of the form backend, which `VITE_SUPABASE_URL` names; undefined without one. */
export function readBackendOrigin(address = process.env.VITE_SUPABASE_URL): string | undefined {
  if (!address) return undefined;
  const parsed = parseAddress(address);
  if (parsed && /^https?:$/.test(parsed.protocol)) return parsed.origin;
  throw new UserError(
    'VITE_SUPABASE_URL is not an address. Set it to the address of the project, such as https://example.supabase.co.',
  );
}
