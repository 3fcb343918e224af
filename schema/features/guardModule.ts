import { UserError } from '../../base/errors/UserError.ts';
import { isMapping } from '../../base/values/isMapping.ts';
import type { Problem, TextLocation } from '../diagnostics/Problem.ts';
import { catalogue, getRule } from '../rules/catalogue.ts';
import { explainFeatureError } from './explainFeatureError.ts';
import type { FeatureSource } from './FeatureSource.ts';

type Exports = Record<string, unknown>;
// biome-ignore lint/suspicious/noExplicitAny: the functions of all kinds of modules
type AnyFunction = (...words: any[]) => unknown;

/**
 * Returns the exports of a module of a feature in a package with functions that report where they fail: a
 * check reports a problem, and any other function throws a UserError.
 *
 * @param path path of the module in the feature, such as `rules/loud.ts`
 */
export function guardModule(source: FeatureSource, path: string, exports: Exports): Exports {
  const isCheck = /^(?:rules\/|checkCode\.)/.test(path);
  const guard = (run: AnyFunction, name?: string): AnyFunction =>
    isCheck
      ? guardFunction(run, {
          onError: (error) => [explainFeatureError(error, source, path)],
          toResult: checkProblems,
          mayWait: name === 'checkFiles' || name === 'checkCode',
        })
      : guardFunction(run, {
          onError: (error) => throwUserError(error, source, path),
          toResult: (result) =>
            name === 'siteFiles'
              ? guardFiles(result, guard)
              : /^create(?:Preview)?Handler$/.test(name ?? '')
                ? guardHandler(result, guard)
                : result,
          mayWait: true,
        });
  const guardAll = (value: unknown, depth: number, name?: string): unknown => {
    if (typeof value === 'function') return guard(value as AnyFunction, name);
    if (depth === 0 || !isMapping(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, guardAll(inner, depth - 1, key)]),
    );
  };
  // Schemas are data, and have an identity.
  return path.startsWith('keys.') ? exports : (guardAll(exports, 2) as Exports);
}

/** What becomes of a result, and of what a function throws. */
interface Guard {
  onError(error: unknown): unknown;
  toResult(result: unknown): unknown;
  /** Whether the function may return a promise. */
  mayWait: boolean;
}

function guardFunction(run: AnyFunction, { onError, toResult, mayWait }: Guard): AnyFunction {
  return function guarded(this: unknown, ...words) {
    try {
      const result = run.apply(this, words);
      if (!(result instanceof Promise)) return toResult(result);
      const handled = result.then(toResult).catch(onError);
      return mayWait ? handled : toResult(undefined);
    } catch (error) {
      return onError(error);
    }
  };
}

/** Returns the problems that a check found, if they are problems. */
function checkProblems(result: unknown): unknown {
  if (!Array.isArray(result)) throw new Error('a check returns no list of problems');
  for (const problem of result as Partial<Problem>[]) {
    if (!isMapping(problem) || !isMapping(problem.at) || typeof problem.message !== 'string')
      throw new Error('a check returns what is no problem: `report()` creates problems');
    if (!catalogue.has(String(problem.rule)))
      throw new Error(`a check reports the rule "${problem.rule}", which does not exist`);
  }
  return result;
}

/** Returns site-wide files whose contents are guarded as well. */
function guardFiles(files: unknown, guard: (run: AnyFunction) => AnyFunction): unknown {
  if (!Array.isArray(files)) return files;
  return files.map((file) => {
    if (!Array.isArray(file) || typeof file[0] !== 'string' || typeof file[1] !== 'function')
      throw new Error('`siteFiles()` returns pairs of a path and a function');
    return [file[0], guard(file[1] as AnyFunction)];
  });
}

/** Returns the handler of requests that middleware creates, perhaps with what must end, guarded as well. */
function guardHandler(handler: unknown, guard: (run: AnyFunction) => AnyFunction): unknown {
  if (typeof handler === 'function') return guard(handler as AnyFunction);
  const { handle, close } = Object(handler);
  if (typeof handle !== 'function') throw new Error('the middleware creates no handler');
  return {
    handle: guard(handle.bind(handler)),
    close: async () => close?.call(handler),
  };
}

/** @throws UserError with the position in the code, and the code of the rule */
function throwUserError(error: unknown, source: FeatureSource, path: string): never {
  if (error instanceof UserError) throw error;
  const problem = explainFeatureError(error, source, path);
  const { file, from } = problem.at as TextLocation;
  const { line, column } = file.position(from);
  const { code } = getRule(problem.rule);
  throw new UserError(`${file.path}:${line}:${column} ${code} ${problem.message}`);
}
