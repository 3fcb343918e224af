import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type SiteForm, writeSite } from './writeSite.ts';

/** `npm run bench:site -- DIR --pages N --form written|each`: writes the site of a benchmark. */
export async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      pages: { type: 'string', default: '1000' },
      form: { type: 'string', default: 'written' },
      seed: { type: 'string', default: '1' },
    },
  });
  const site = await writeSite(resolve(positionals[0] ?? 'dist/bench-site'), {
    pages: Number(values.pages),
    form: values.form as SiteForm,
    seed: Number(values.seed),
  });
  const size = (site.bytes / 1e6).toFixed(1);
  console.log(`${site.routes.length} pages, ${size} MB of YAML, in ${site.root}`);
}
