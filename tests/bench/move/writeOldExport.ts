import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { markdownArticle } from '../sites/markdownSite.ts';

/** Writes an export in the manner of WordPress of a size. */
export async function writeOldExport(file: string, megabytes: number): Promise<void> {
  await pipeline(listParts(megabytes * 1_000_000), createWriteStream(file));
}

function* listParts(bytes: number): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Notes</title><link>https://notes.example</link><language>en-US</language><wp:wxr_version>1.2</wp:wxr_version>\n`;
  let length = 0;
  for (let index = 0; length < bytes; index++) {
    const item = formatItem(index);
    length += item.length;
    yield item;
  }
  yield '</channel></rss>\n';
}

function formatItem(index: number): string {
  const { key, text } = markdownArticle(index, 1);
  const [, title = '', day = '2020-01-01', body = ''] =
    /^---\ntitle: (.*)\n[\s\S]*?date: (\S+)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const blocks = body
    .split(/\n{2,}/)
    .filter(Boolean)
    .map((part) =>
      part.startsWith('## ')
        ? `<!-- wp:heading --><h2>${part.slice(3)}</h2><!-- /wp:heading -->`
        : `<!-- wp:paragraph --><p>${part}</p><!-- /wp:paragraph -->`,
    );
  return `<item><title>${title}</title><link>https://notes.example/${key}-${index}/</link><wp:post_id>${index + 1}</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_name>${key}-${index}</wp:post_name><wp:post_date>${day} 10:00:00</wp:post_date><category domain="post_tag" nicename="notes"><![CDATA[Notes]]></category><content:encoded><![CDATA[${blocks.join('\n')}]]></content:encoded></item>\n`;
}
