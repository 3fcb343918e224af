import type { ESTree } from 'vite';
import { isMapping } from '../../../../base/values/isMapping.ts';

/** A value that code has without being run. */
export type Constant =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Constant[]
  | { readonly [key: string]: Constant };

/** Returns the value of a name in code; undefined for an unknown name. */
export type FindConstant = (name: string) => { value: Constant } | undefined;

/**
 * Evaluates an expression whose value does not depend on running anything: texts, numbers, lists, mappings,
 * templates, arithmetic, comparisons, conditions, and names of other constants.
 *
 * @returns undefined for any other expression
 */
export function evaluateConstant(
  expression: ESTree.Expression,
  find: FindConstant = () => undefined,
): { value: Constant } | undefined {
  try {
    return { value: evaluate(expression, find) };
  } catch (error) {
    if (error === notConstant) return undefined;
    throw error;
  }
}

const notConstant = new Error('The expression is not constant.');

function fail(): never {
  throw notConstant;
}

type Node = ESTree.Expression | ESTree.PrivateIdentifier | ESTree.Super;

function evaluate(node: Node, find: FindConstant, depth = 0): Constant {
  if (depth > mostDepth) fail();
  const inner = (child: Node) => evaluate(child, find, depth + 1);
  switch (node.type) {
    case 'Literal':
      return 'regex' in node || 'bigint' in node ? fail() : node.value;
    case 'TemplateLiteral':
      return node.quasis
        .map(({ value }, index) => {
          const next = node.expressions[index];
          return (value.cooked ?? fail()) + (next ? toText(inner(next)) : '');
        })
        .reduce(join, '') as string;
    case 'Identifier':
      return node.name === 'undefined' ? undefined : (find(node.name) ?? fail()).value;
    case 'UnaryExpression':
      return negate(node.operator, inner(node.argument));
    case 'BinaryExpression':
      return calculate(node.operator, inner(node.left), inner(node.right));
    case 'LogicalExpression': {
      const left = inner(node.left);
      const isEnough =
        node.operator === '??'
          ? (left ?? null) !== null
          : Boolean(left) === (node.operator === '||');
      return isEnough ? left : inner(node.right);
    }
    case 'ConditionalExpression':
      return inner(inner(node.test) ? node.consequent : node.alternate);
    case 'ArrayExpression':
      return node.elements.map((element) =>
        element === null || element.type === 'SpreadElement' ? fail() : inner(element),
      );
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.map((property) => {
          if (property.type === 'SpreadElement' || property.kind !== 'init') return fail();
          return [readPropertyName(property, inner), inner(property.value as ESTree.Expression)];
        }),
      );
    case 'MemberExpression':
      return readMember(
        inner(node.object),
        node.computed ? inner(node.property) : (node.property as { name: string }).name,
      );
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
      return inner(node.expression);
    default:
      return fail();
  }
}

const mostDepth = 300;
/** More is not written by hand. */
const mostSigns = 20_000;

/** Returns the name of a property. */
export function readPropertyName(
  { key, computed }: ESTree.ObjectProperty,
  evaluateKey: (key: ESTree.Expression) => Constant = fail,
): string {
  if (computed) return String(evaluateKey(key as ESTree.Expression));
  return key.type === 'Identifier' ? key.name : String((key as { value?: unknown }).value);
}

function readMember(object: Constant, key: Constant): Constant {
  if (typeof key !== 'string' && typeof key !== 'number') return fail();
  if (typeof object === 'string' || Array.isArray(object)) {
    if (key === 'length') return object.length;
    return /^\d+$/.test(String(key)) ? object[Number(key)] : fail();
  }
  return isMapping(object) && Object.hasOwn(object, key) ? (object[key] as Constant) : fail();
}

function negate(operator: string, value: Constant): Constant {
  if (operator === '!') return !value;
  if (operator === 'void') return undefined;
  if (typeof value !== 'number') return fail();
  return operator === '-' ? -value : operator === '+' ? value : fail();
}

function calculate(operator: string, left: Constant, right: Constant): Constant {
  if (operator === '===' || operator === '==') return isPlain(left) ? left === right : fail();
  if (operator === '!==' || operator === '!=') return isPlain(left) ? left !== right : fail();
  if (operator === '+' && (typeof left === 'string' || typeof right === 'string'))
    return join(toText(left), toText(right));
  if (typeof left !== 'number' || typeof right !== 'number') return fail();
  const result = operators[operator] ?? fail();
  return result(left, right);
}

const operators: Readonly<Record<string, (left: number, right: number) => number | boolean>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
  '**': (left, right) => left ** right,
  '<': (left, right) => left < right,
  '>': (left, right) => left > right,
  '<=': (left, right) => left <= right,
  '>=': (left, right) => left >= right,
};

function isPlain(value: Constant): boolean {
  return typeof value !== 'object' || value === null;
}

function toText(value: Constant): string {
  return isPlain(value) ? String(value) : fail();
}

/** Joins texts, as long as they are not longer than texts that people write: constants may double each other. */
function join(left: string, right: string): string {
  return left.length + right.length > mostSigns ? fail() : left + right;
}
