import { transform } from 'lightningcss';

/** Minifies a stylesheet. */
export function minifyStyles(css: string): Buffer {
  return Buffer.from(
    transform({ filename: 'site.css', code: Buffer.from(css), minify: true }).code,
  );
}
