import type { ESTree } from 'vite';
import type { FindConstant } from '../code/evaluateConstant.ts';
import { parseCode } from '../code/parseCode.ts';
import { readConstants } from '../code/readConstants.ts';
import type { SourceFolder } from '../source/SourceFolder.ts';
import { findModule } from './findModule.ts';

/** Returns a function that finds the constants of a module, also those that it imports from modules of the site. */
export function createConstantFinder(folder: SourceFolder, path: string, depth = 0): FindConstant {
  const statements = parseCode(folder.readText(path) ?? '') ?? [];
  const imports = new Map(statements.flatMap((one) => listNamedImports(one)));
  const findImported: FindConstant = (name) => {
    const { from = '', original = '' } = imports.get(name) ?? {};
    const module = depth < mostDepth ? findModule(folder, from, path) : undefined;
    return module === undefined
      ? undefined
      : createConstantFinder(folder, module, depth + 1)(original);
  };
  const { values } = readConstants(statements, findImported);
  return (name) => (values.has(name) ? { value: values.get(name) } : findImported(name));
}

const mostDepth = 4;

function listNamedImports(
  statement: ESTree.Statement,
): [name: string, { from: string; original: string }][] {
  if (statement.type !== 'ImportDeclaration') return [];
  const from = statement.source.value;
  return statement.specifiers.flatMap((one) =>
    one.type === 'ImportSpecifier' && one.imported.type === 'Identifier'
      ? [[one.local.name, { from, original: one.imported.name }]]
      : [],
  );
}
