import { contentHash } from '../../base/files/contentHash.ts';
import { defineRenderedFacts } from '../../schema/index.ts';

/** What the rules about tests know of a rendered page. */
export const renderedFacts = defineRenderedFacts({
  /** Hashes of what surrounds the sections of a page with a test, and of each section. */
  testParts({ parts }): string[] | undefined {
    const [, label] = /<meta name="variant" content="([^"]*)">/.exec(parts[0] ?? '') ?? [];
    if (label === undefined) return undefined;
    const html = parts
      .join('')
      .replaceAll(/<style>.*?<\/style>/gs, '')
      .replaceAll(/<meta http-equiv="Content-Security-Policy" [^>]*>/g, '')
      .replaceAll(/<script type="application\/ld\+json">.*?<\/script>/gs, '')
      // Forms send it.
      .replaceAll(label, '');
    return html
      .split(/(?=<\w+ [^<>]*\bdata-section=|<\/main>)/)
      .map((part) => contentHash(part).slice(0, 8));
  },
});
