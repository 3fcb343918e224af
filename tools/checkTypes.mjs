import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceFolders } from '../code/sourceFolders.mjs';
import { ensureWords } from '../code/words/ensureWords.mjs';
import { ensureDrawings } from '../code/writeDrawings.mjs';

// Checks the types of all sources: the TypeScript projects that tsconfig.json names, at the same time.
// An error counts in the first project that contains its file, as in editors. A later project contains
// files of earlier ones through imports, such as components that the renderer calls.
const packageRoot = dirname(dirname(fileURLToPath(import.meta.url)));
ensureDrawings(packageRoot);
await ensureWords(packageRoot);
const { references } = readJson('tsconfig.json');
const results = await Promise.all(references.map(({ path }) => check(path)));
const known = new Set();
for (const { errors, files } of results) {
  for (const { file, text } of errors) if (!known.has(file)) report(text);
  for (const file of files) known.add(file);
}
for (const folder of [...sourceFolders, 'tools', 'tests'])
  for (const path of readdirSync(join(packageRoot, folder), { recursive: true })) {
    const file = join(folder, path);
    // `npm pack` writes types into the folders of packages.
    const isWritten = /^\w+\/(?:node_modules|prebuilt)\//.test(file);
    if (/\.tsx?$/.test(file) && !isWritten && !known.has(file))
      report(`${file}: no project contains this file. Add its folder to a tsconfig.*.json.`);
  }

function report(text) {
  console.log(text);
  process.exitCode = 1;
}

/** Returns the errors of a project, and its files. A second run is faster: it checks what changed. */
async function check(project) {
  const cache = join(packageRoot, 'node_modules/.cache/types', `${project}.tsbuildinfo`);
  const options = ['--noEmit', '--listFiles', '--incremental', '--tsBuildInfoFile', cache];
  const { stdout } = await new Promise((resolve) =>
    execFile(
      join(packageRoot, 'node_modules/.bin/tsc'),
      ['-p', project, '--pretty', 'false', '--checkers', '1', ...options],
      { cwd: packageRoot, maxBuffer: 1e9 },
      (error, stdout, stderr) => resolve({ error, stdout, stderr }),
    ),
  );
  const errors = [];
  const files = [];
  for (const line of stdout.split('\n')) {
    const [, file] = /^(\S.*?)\(\d+,\d+\): error /.exec(line) ?? [];
    if (file) errors.push({ file, text: line });
    else if (/^error /.test(line)) errors.push({ file: project, text: `${project}: ${line}` });
    else if (/^\s/.test(line)) errors.at(-1).text += `\n${line}`;
    else if (line && !line.includes('/node_modules/')) files.push(relative(packageRoot, line));
  }
  return { errors, files };
}

function readJson(path) {
  const text = readFileSync(join(packageRoot, path), 'utf8');
  return JSON.parse(text.replaceAll(/^ *\/\/.*/gm, ''));
}
