import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureWords } from '../code/words/ensureWords.mjs';
import { ensureDrawings } from '../code/writeDrawings.mjs';

// Checks the types of all sources. The second run is faster: it checks what changed.
const packageRoot = dirname(dirname(fileURLToPath(import.meta.url)));
ensureDrawings(packageRoot);
await ensureWords(packageRoot);
const cache = join(packageRoot, 'node_modules/.cache/types.tsbuildinfo');
const { status } = spawnSync(
  join(packageRoot, 'node_modules/.bin/tsc'),
  ['--noEmit', '--incremental', '--tsBuildInfoFile', cache],
  { cwd: packageRoot, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
