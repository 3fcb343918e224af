import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, join, resolve } from 'node:path';
import { UsageError } from '../../base/errors/UsageError.ts';
import { UserError } from '../../base/errors/UserError.ts';
import { writeSiteFile } from '../../base/files/writeSiteFile.ts';
import type { Options } from '../../cli/index.ts';
import { SourceFile } from '../../schema/index.ts';
import { explainMissingPath } from '../_shared/paths/index.ts';
import { nameRow } from '../_shared/tables/index.ts';
import { decodeTable } from './decodeTable.ts';
import { formatRowSchema } from './formatRowSchema.ts';
import { readTableColumns } from './readTableColumns.ts';

/** `new collection FILE`: takes a table into the site, with a row schema for its columns. */
export async function newCollection({ root, positionals }: Options): Promise<number> {
  const [path = ''] = positionals;
  const ending = extname(path).toLowerCase();
  if (ending !== '.csv' && ending !== '.json')
    throw new UsageError(`"${path}" is neither CSV nor JSON. Save the table as CSV first.`);
  if (!existsSync(join(root, 'pages.yaml')))
    throw new UsageError('This folder has no pages.yaml. Run the command in the folder of a site.');
  const name = nameRow(basename(path, extname(path)));
  if (name === '') throw new UsageError('Give the file a name with letters, such as staff.csv.');
  const source = resolve(path);
  if (!existsSync(source)) throw new UserError(explainMissingPath(path, root));
  const target = `data/${name}${ending}`;
  const schema = `data/${name}.schema.yaml`;
  const isInPlace = source === join(root, target);
  const taken = [schema, `data/${name}.yaml`, ...(isInPlace ? [] : [target])].find((file) =>
    existsSync(join(root, file)),
  );
  if (taken) throw new UserError(`${taken} already exists. Rename it, or the table, first.`);
  const { text, encoding } = decodeTable(await readFile(source));
  const { columns, rows, fault } = readTableColumns(text, ending);
  if (fault) {
    const { line, column } = new SourceFile(path, text).position(fault.from);
    throw new UserError(`${path}:${line}:${column} ${fault.message}\n${fault.hint}`);
  }
  if (columns.length === 0) throw new UserError(`${path} has no columns.`);
  if (!isInPlace || encoding) await writeSiteFile(root, target, text);
  await writeSiteFile(root, schema, formatRowSchema(columns));
  const names = columns.map(({ path }) => path.join('.'));
  process.stdout.write(
    `${encoding ? `Converted ${target} from ${encoding} to UTF-8.\n` : ''}Created ${schema} for ${rows} ${rows === 1 ? 'row' : 'rows'} with the columns ${names.join(', ')}. Check the types that it proposes.\nA list of the rows is \`items: { from: ${name}, as: { … } }\`, with \`{{ it.${names[0]} }}\`; a page for each is \`each: { row: ${name} }\`.\n`,
  );
  return 0;
}
