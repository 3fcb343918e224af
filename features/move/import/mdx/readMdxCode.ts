import type { ESTree } from 'vite';
import { parseCode } from '../code/parseCode.ts';
import { readConstants } from '../code/readConstants.ts';
import type { OnNote } from '../html/OnNote.ts';
import type { MdxScope } from './MdxScope.ts';

/** The code of an MDX file, apart from its text. */
export interface MdxCode {
  /** The text without the code. */
  text: string;
  /** The path of each import, by name. */
  imports: ReadonlyMap<string, string>;
  /** Notes the code that nothing in the text uses. Called when the text is converted. */
  noteUnused(note: OnNote): void;
}

/**
 * Takes imports and exports out of an MDX text, and gives their constants to the scope.
 *
 * @param restore returns code with what was put out of the way
 * @param resolveImport returns the address of a file that MDX imports, such as a picture
 */
export function readMdxCode(
  text: string,
  {
    scope,
    restore,
    resolveImport,
  }: { scope: MdxScope; restore(code: string): string; resolveImport(path: string): string },
): MdxCode {
  const imports = new Map<string, string>();
  const others: { piece: string; names: string[] }[] = [];
  let rest = text;
  let result = '';
  for (let start = findCode(rest); start >= 0; start = findCode(rest)) {
    result += rest.slice(0, start);
    const { code, statements } = takeBlock(rest.slice(start), restore);
    rest = rest.slice(start + code.length);
    const piece = restore(code).trim().split('\n')[0] ?? '';
    if (!statements) {
      others.push({ piece, names: [] });
      continue;
    }
    for (const [name, path] of listImports(statements)) {
      imports.set(name, path);
      if (isFile.test(path)) scope.add(name, { src: resolveImport(path) });
    }
    const { values, main, others: rejected } = readConstants(statements, scope.find);
    for (const [name, value] of values) scope.add(name, value);
    if (values.size > 0 || main || rejected.length > 0)
      others.push({ piece, names: main || rejected.length > 0 ? [] : [...values.keys()] });
  }
  return {
    text: result + rest,
    imports,
    noteUnused: (note) => {
      for (const { piece, names } of others)
        if (!names.some((name) => scope.isUsed(name))) note('code of MDX', piece, 'left out');
    },
  };
}

const isFile = /\.(?:avif|gif|jpe?g|mp4|pdf|png|svg|webm|webp)(?:\?|$)/i;

function findCode(text: string): number {
  return text.search(/^(?:import|export)\b/m);
}

/** Takes the code at the start of a text: up to an empty line after which it is complete. */
function takeBlock(
  text: string,
  restore: (code: string) => string,
): { code: string; statements: readonly ESTree.Statement[] | undefined } {
  const ends = [...text.matchAll(/\n[ \t]*\n|$(?![\s\S])/g)].slice(0, mostBlocks);
  for (const { index } of ends) {
    const code = text.slice(0, index);
    const statements = parseCode(restore(code));
    if (statements) return { code, statements };
  }
  // Text may follow the code at once.
  const [line = ''] = text.split('\n');
  const statements = parseCode(restore(line));
  return statements
    ? { code: line, statements }
    : { code: text.slice(0, ends[0]?.index), statements: undefined };
}

/** Code with more empty lines is not written in texts. */
const mostBlocks = 50;

function listImports(statements: readonly ESTree.Statement[]): [name: string, path: string][] {
  return statements.flatMap((statement) =>
    statement.type === 'ImportDeclaration'
      ? statement.specifiers.flatMap(({ type, local }): [string, string][] =>
          type === 'ImportDefaultSpecifier' ? [[local.name, statement.source.value]] : [],
        )
      : [],
  );
}
