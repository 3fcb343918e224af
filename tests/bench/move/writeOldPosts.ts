import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { markdownArticle } from '../sites/markdownSite.ts';

/** Writes a folder in the manner of Jekyll with a number of posts. */
export async function writeOldPosts(folder: string, count: number): Promise<void> {
  await mkdir(join(folder, '_posts'), { recursive: true });
  await writeFile(join(folder, '_config.yml'), 'title: Notes\nurl: https://notes.example\n');
  for (let index = 0; index < count; index++) {
    const { key, text } = markdownArticle(index, 1);
    const [, day = '2020-01-01'] = /^date: (\S+)/m.exec(text) ?? [];
    await writeFile(join(folder, '_posts', `${day}-${key}.md`), text);
  }
}
