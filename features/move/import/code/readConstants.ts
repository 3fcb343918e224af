import type { ESTree } from 'vite';
import {
  type Constant,
  evaluateConstant,
  type FindConstant,
  readPropertyName,
} from './evaluateConstant.ts';

/** The constants of a module. */
export interface ModuleConstants {
  /** The values of its `const`, by name. */
  values: Map<string, Constant>;
  /** What it exports by default: `export default`, `module.exports`. */
  main: ESTree.Expression | undefined;
  /** The names that its default export or its `const` give to what is not constant. */
  others: string[];
}

/** Reads the constants that a module declares. Nothing of it is run. */
export function readConstants(
  statements: readonly ESTree.Statement[],
  find: FindConstant = () => undefined,
): ModuleConstants {
  const values = new Map<string, Constant>();
  const others: string[] = [];
  let main: ESTree.Expression | undefined;
  const findOwn: FindConstant = (name) =>
    values.has(name) ? { value: values.get(name) } : find(name);
  for (const statement of statements) {
    const declaration = (
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    ) as ESTree.Statement | null;
    if (statement.type === 'ExportDefaultDeclaration')
      main = statement.declaration as ESTree.Expression;
    else if (declaration?.type === 'VariableDeclaration' && declaration.kind === 'const')
      for (const { id, init } of declaration.declarations) {
        const found =
          init && id.type === 'Identifier' ? evaluateConstant(init, findOwn) : undefined;
        if (id.type === 'Identifier' && found) values.set(id.name, found.value);
        else others.push(id.type === 'Identifier' ? id.name : 'const');
      }
    else if (declaration?.type === 'ExpressionStatement')
      main = readModuleExports(declaration.expression) ?? main;
    else if (declaration?.type === 'FunctionDeclaration')
      others.push(declaration.id?.name ?? 'function');
    else if (declaration?.type === 'VariableDeclaration') others.push(declaration.kind);
  }
  return { values, main, others };
}

/**
 * Reads the properties of a mapping in code, also of one that a function returns, as data files of Eleventy
 * have it.
 *
 * @returns its constant properties, and the names of the others; undefined if it is no mapping
 */
export function readProperties(
  expression: ESTree.Expression,
  find?: FindConstant,
): { values: Record<string, Constant>; others: string[] } | undefined {
  const object = getReturned(expression);
  if (object?.type !== 'ObjectExpression') return undefined;
  const values: Record<string, Constant> = {};
  const others: string[] = [];
  for (const property of object.properties) {
    if (property.type === 'SpreadElement' || property.computed) {
      others.push('…');
      continue;
    }
    const name = readPropertyName(property);
    const found = evaluateConstant(property.value as ESTree.Expression, find);
    if (found && property.kind === 'init') values[name] = found.value;
    else others.push(name);
  }
  return { values, others };
}

/** Returns what is assigned to `module.exports`. */
function readModuleExports(expression: ESTree.Expression): ESTree.Expression | undefined {
  if (expression.type !== 'AssignmentExpression') return undefined;
  const { left, right } = expression;
  const isExport =
    left.type === 'MemberExpression' &&
    left.object.type === 'Identifier' &&
    left.object.name === 'module' &&
    left.property.type === 'Identifier' &&
    left.property.name === 'exports';
  return isExport ? right : undefined;
}

/** Returns the value of a function that only returns one; other expressions as they are. */
function getReturned(expression: ESTree.Expression): ESTree.Expression | null | undefined {
  if (expression.type !== 'ArrowFunctionExpression' && expression.type !== 'FunctionExpression')
    return expression;
  const { body } = expression;
  if (body?.type !== 'BlockStatement') return body as ESTree.Expression | null;
  const [statement] = body.body;
  return statement?.type === 'ReturnStatement' ? statement.argument : undefined;
}
