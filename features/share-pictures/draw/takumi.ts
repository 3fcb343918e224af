import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { CardNode } from '../card/CardNode.ts';

/** The package, and its version; pictures of other versions may have other bytes. */
export const takumi = { name: '@takumi-rs/core', version: '2.16.3' };

/** A font that texts name. */
export interface FontData {
  name: string;
  data: Buffer;
  /** The letters that it is used for. */
  ranges?: [number, number][];
}

/** Draws with the fonts that it was created with. */
export interface Painter {
  /** Returns the height of a text, and the width of its widest line. */
  measure(text: CardNode): Promise<{ width: number; height: number }>;
  /** Draws a PNG. Equal nodes, fonts and images give equal bytes. */
  draw(
    node: CardNode,
    options: { width: number; height: number; locale: string; images: Map<string, Buffer> },
  ): Promise<Buffer>;
}

/** Returns the version of the package that a site has installed; undefined without it. */
export function findTakumiVersion(root: string): string | undefined {
  for (const { resolve } of createRequires(root))
    try {
      const [folder = ''] = /^.*@takumi-rs[\\/]core/.exec(resolve(takumi.name)) ?? [];
      return String(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version);
    } catch {
      // Not installed here.
    }
  return undefined;
}

/** Creates a painter with the package of a site. */
export async function createPainter(root: string, fonts: readonly FontData[]): Promise<Painter> {
  const renderer = createRenderer(root);
  for (const { name, data, ranges } of fonts)
    await renderer.registerFont({ name, data, ...(ranges && { unicodeRange: ranges }) });
  return {
    async measure(text) {
      const { height, runs } = await renderer.measure(text);
      return { height, width: Math.max(0, ...runs.map((run) => run.x + run.width)) };
    },
    draw: (node, { images, locale, ...size }) =>
      renderer.render(node, {
        ...size,
        format: 'png',
        lang: locale,
        images: Array.from(images, ([src, data]) => ({ src, data })),
      }),
  };
}

/** What is used of the package, whose types a checkout need not have. */
interface Renderer {
  registerFont(font: {
    name: string;
    data: Buffer;
    unicodeRange?: [number, number][];
  }): Promise<unknown>;
  measure(node: CardNode): Promise<{ height: number; runs: { x: number; width: number }[] }>;
  render(
    node: CardNode,
    options: {
      width: number;
      height: number;
      format: 'png';
      lang: string;
      images: { src: string; data: Buffer }[];
    },
  ): Promise<Buffer>;
}

function createRenderer(root: string): Renderer {
  for (const require of createRequires(root))
    try {
      const { Renderer: create }: { Renderer: new () => Renderer } = require(takumi.name);
      return new create();
    } catch {
      // Not installed here.
    }
  throw new Error(`The package ${takumi.name} cannot be loaded`);
}

/** The package of the site counts, then one beside Blockwright. */
function createRequires(root: string) {
  return [resolve(root, 'package.json'), import.meta.url].map((from) => createRequire(from));
}
