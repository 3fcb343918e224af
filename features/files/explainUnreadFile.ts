import { posix } from 'node:path';
import type { SiteRuleContext } from '../../schema/index.ts';

/** The collections with a row schema, and the names of the files at the root. */
type FileNames = Pick<SiteRuleContext['loaded'], 'getNearName'> & {
  rowSchemas: Pick<SiteRuleContext['loaded']['rowSchemas'], 'has'>;
};

/** Explains why nobody reads a file of a site, and what to do. */
export function explainUnreadFile(
  path: string,
  { rowSchemas, getNearName }: FileNames,
): { reason: string; hint: string } {
  const [top = '', second = '', ...below] = path.split('/');
  const { dir, base } = posix.parse(path);
  const stem = base.replace(/(?:\.ya?ml)*\.[^.]+$/i, '');
  if (second === '')
    return { reason: 'it has another name', hint: `rename it to ${getNearName(path) ?? top}` };
  if (media.test(base))
    return { reason: 'pictures and downloads are in public/', hint: 'move it to public/' };
  if (top === 'sections')
    return {
      reason: 'a section type is a folder',
      hint: 'move it into the folder of its section type, or remove it',
    };
  if (top === 'styles')
    return /\.(?:css|s[ac]ss|less)$/i.test(base)
      ? { reason: 'styles are YAML', hint: 'move the rules to theme.css' }
      : toYaml(path, below.length > 0 ? `styles/${stem}.yaml` : `${dir}/${stem}.yaml`);
  if (top === 'pages')
    return isMarkdownPath(base) || /\.(?:mdx|html?|txt)$/i.test(base)
      ? {
          reason: 'pages are YAML',
          hint: `write the page in pages/${stem}.yaml, or make it a row of a collection in data/`,
        }
      : toYaml(path, `pages/${stem}.yaml`);
  if (top === 'locales') return explainTranslation(path, stem);
  if (second === 'forms' && below.length > 0) return toYaml(path, `data/forms/${stem}.yaml`);
  if (below.length === 0)
    return isMarkdownPath(base)
      ? {
          reason: 'Markdown files are in the folder of their collection',
          hint: `move it to data/<collection>/${base}`,
        }
      : toYaml(path, `data/${stem}.yaml`);
  if (!rowSchemas.has(second) && (isMarkdownPath(base) || text.test(base)))
    return {
      reason: `data/${second}/ is no collection without data/${second}.schema.yaml`,
      hint: `create data/${second}.schema.yaml`,
    };
  return rowSchemas.has(second)
    ? explainRow(path, stem, second)
    : toYaml(path, `data/${stem}.yaml`);
}

const media =
  /\.(?:a?png|jpe?g|jfif|gif|webp|avif|heic|heif|tiff?|bmp|svg|ico|pdf|mp[34]|webm|mov|wav|ogg|zip|docx?|pptx?|woff2?|ttf|otf)$/i;
const text = /\.(?:mdx|html?|txt|rst|adoc|org|textile|rtf)$/i;

/** A file among the Markdown files of a collection. */
function explainRow(path: string, stem: string, collection: string) {
  const folder = `data/${collection}`;
  const name = stem.toLowerCase() === 'index' ? posix.basename(posix.dirname(path)) : stem;
  if (isMarkdownPath(path))
    return {
      reason: `rows are directly in ${folder}/, or \`index.md\` in a folder there`,
      hint: `move it to ${folder}/${name}.md`,
    };
  if (/\.mdx$/i.test(path))
    return {
      reason: 'MDX is not supported',
      hint: `rename it to ${folder}/${stem}.md, and replace its components`,
    };
  if (text.test(path))
    return {
      reason: 'the rows in this folder are Markdown',
      hint: `write it as Markdown in ${folder}/${stem}.md`,
    };
  return {
    reason: 'the rows in this folder are Markdown',
    hint: /\.(?:ya?ml|json)$/i.test(path)
      ? `write its columns between two lines \`---\` in ${folder}/${stem}.md, or move its rows to ${folder}.yaml`
      : 'move it out of data/',
  };
}

function explainTranslation(path: string, stem: string) {
  if (/\.(?:po|pot|csv|xlf|xliff)$/i.test(path))
    return {
      reason: 'translations are YAML',
      hint: `take it in with \`blockwright translate import ${path}\``,
    };
  const [, locale = '', ...below] = path.split('/');
  if (isMarkdownPath(path) || text.test(path))
    return {
      reason: 'a translated row is at the place of its original',
      hint: `move it to locales/${below.length > 0 ? locale : '<language>'}/<collection>/${stem}.md`,
    };
  return toYaml(
    path,
    below.length > 1 ? `locales/${locale}/${stem}.yaml` : path.replace(/[^/]+$/, `${stem}.yaml`),
  );
}

/** A file that should be YAML at a path. */
function toYaml(path: string, target: string) {
  if (/\.(?:csv|tsv|xlsx?|ods)$/i.test(path))
    return {
      reason: 'tables are CSV files in data/',
      hint: `save it as CSV in data/${posix.parse(target).name}.csv`,
    };
  if (/\.xml$/i.test(path))
    return {
      reason: 'only YAML is read here',
      hint: `write it as YAML in ${target}; an export of WordPress is read by \`blockwright import ${path}\``,
    };
  if (/\.(?:toml|ini|js|ts)$/i.test(path))
    return {
      reason: 'only YAML is read here',
      hint: `write it as YAML in ${target}`,
    };
  if (path === target) return { reason: 'it is no file', hint: 'remove it' };
  if (/\.json$/i.test(path))
    return {
      reason: 'only YAML is read here',
      hint: `rename it to ${target}: JSON is YAML as well`,
    };
  if (posix.dirname(path) !== posix.dirname(target))
    return { reason: 'it is in a folder that is not read', hint: `move it to ${target}` };
  return /\.(?:ya?ml|txt)$/i.test(path)
    ? { reason: 'its ending is not `.yaml`', hint: `rename it to ${target}` }
    : {
        reason: 'only YAML is read here',
        hint: `write it as YAML in ${target}, or move it out of the folder`,
      };
}

/** As in base/files/rowPath.ts, which would be a file of its own for this one. */
const isMarkdownPath = (path: string) => /\.(?:md|markdown)$/i.test(path);
