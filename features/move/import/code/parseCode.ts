import { type ESTree, parseSync } from 'vite';

/**
 * Parses the code of a module, in JavaScript, TypeScript or JSX. It is not run.
 *
 * @returns undefined if it is not valid, or larger and deeper than code that people write
 */
export function parseCode(code: string): readonly ESTree.Statement[] | undefined {
  if (code.length > mostSigns || isTooDeep(code)) return undefined;
  const { program, errors } = parseSync('old.tsx', code, { lang: 'tsx', preserveParens: false });
  return errors.length > 0 ? undefined : (program.body as readonly ESTree.Statement[]);
}

/** Parses a single expression. It is not run. */
export function parseExpression(code: string): ESTree.Expression | undefined {
  const statements = code.length > mostExpressionSigns ? undefined : parseCode(`(${code}\n)`);
  const [statement] = statements ?? [];
  return statements?.length === 1 && statement?.type === 'ExpressionStatement'
    ? statement.expression
    : undefined;
}

const mostSigns = 200_000;
const mostExpressionSigns = 4000;

/** Whether brackets or signs before a value are nested so deeply that the parser could fail. */
function isTooDeep(code: string): boolean {
  let depth = 0;
  for (const sign of code.replaceAll(/[^([{)\]}]+/g, '')) {
    depth += /[([{]/.test(sign) ? 1 : -1;
    if (depth > mostDepth) return true;
  }
  return /(?:[!~+-]\s*){200}/.test(code);
}

const mostDepth = 200;
