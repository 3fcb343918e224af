import { listPackageModules } from '../../base/features/packageModules.ts';
import { isMapping } from '../../base/values/isMapping.ts';
import { catalogue, findRuleByCode } from '../rules/catalogue.ts';
import { listFactFields } from '../rules/collectFeatureFacts.ts';
import { listKnownKeys } from './addFeatureKeys.ts';

/** A module of a feature, before it is added. */
export interface FoundModule {
  /** Path in the feature, such as `rules/loud.ts`. */
  path: string;
  /** The name of its file or folder, such as `rules`. */
  kind: string;
  /** The name of its file without the ending. */
  name: string;
  exports: Record<string, unknown>;
}

/** What is wrong with a module, and how to correct it. */
interface ModuleProblem {
  message: string;
  hint: string;
}

/** Returns the first problem with what the modules of a feature export, and the path of the module. */
export function findModuleProblem(
  modules: readonly FoundModule[],
  sectionKeys: ReadonlySet<string>,
): (ModuleProblem & { path: string }) | undefined {
  const names = new Set<string>();
  for (const module of modules) {
    const problem = findExportProblem(module, {
      sectionKeys,
      hasChecks: modules.some(({ kind }) => kind === 'checkCode'),
      isRepeated(name) {
        if (names.has(name)) return true;
        names.add(name);
        return false;
      },
    });
    if (problem) return { path: module.path, ...problem };
  }
  return undefined;
}

/** What a module is compared with. */
interface Others {
  /** The keys of section types. */
  sectionKeys: ReadonlySet<string>;
  /** Whether checks of the feature are in another module than the rules. */
  hasChecks: boolean;
  /** Whether another module of the feature has a name; remembers the name. */
  isRepeated(name: string): boolean;
}

function findExportProblem(
  { kind, name, exports }: FoundModule,
  others: Others,
): ModuleProblem | undefined {
  switch (kind) {
    case 'keys':
      return findKeyProblem(exports.keys, others);
    case 'rules':
      return findRuleProblem(exports, others);
    case 'facts':
      return findFactProblem(exports);
    case 'head':
      return findFunctionProblem(exports, ['tags', 'scripts']);
    case 'siteFiles':
      return findFunctionProblem(exports, ['siteFiles'], ['paths']);
    case 'idle':
      return findFunctionProblem(exports, ['whenIdle']);
    case 'checkCode':
      return findFunctionProblem(exports, ['checkCode']);
    case 'commands':
      return findCommandProblem(exports.command, name);
    case 'middleware':
      return findMiddlewareProblem(exports.middleware);
    default:
      return undefined;
  }
}

function findKeyProblem(keys: unknown, { sectionKeys }: Others): ModuleProblem | undefined {
  if (!isMapping(keys)) return explainExport('keys', 'a result of `defineKeys()`');
  const known = listKnownKeys();
  const owner = Object.keys(keys).find((name) => !(name in known));
  if (owner !== undefined)
    return {
      message: `Nothing has keys of \`${owner}\`.`,
      hint: `choose one of ${Object.keys(known)
        .map((name) => `\`${name}\``)
        .join(', ')}`,
    };
  for (const [owner, names] of Object.entries(known)) {
    const added = keys[owner] ?? {};
    if (!isMapping(added)) return explainExport(`keys.${owner}`, 'a mapping of schemas');
    for (const [key, value] of Object.entries(added)) {
      if (names.includes(key) || (owner === 'section' && sectionKeys.has(key)))
        return explainClash(`The key \`${key}\` of \`${owner}\``);
      const schema: unknown = owner === 'siteLists' && isMapping(value) ? value.schema : value;
      if (!isMapping(schema) || typeof schema.description !== 'string')
        return {
          message: `The key \`${key}\` has no schema with a description.`,
          hint: 'describe the key: editors and messages show the description',
        };
    }
  }
  return undefined;
}

function findRuleProblem(
  { rules, ...checks }: Record<string, unknown>,
  { hasChecks, isRepeated }: Others,
): ModuleProblem | undefined {
  if (!isMapping(rules)) return explainExport('rules', 'a result of `defineRules()`');
  for (const [name, rule] of Object.entries(rules)) {
    if (!isMapping(rule) || !ruleTexts.every((key) => typeof rule[key] === 'string'))
      return explainExport(`rules['${name}']`, `a rule with ${ruleTexts.join(', ')}`);
    const code = String(rule.code);
    if (catalogue.has(name) || isRepeated(name)) return explainClash(`The rule \`${name}\``);
    if (!ruleCode.test(code))
      return {
        message: `The code of the rule \`${name}\` is not valid.`,
        hint: 'use letters of your own and a number, such as `ACME001`; `BW` is for Blockwright',
      };
    if (findRuleByCode(code) || isRepeated(code)) return explainClash(`The code ${code}`);
  }
  const found = checkNames.filter((name) => checks[name] !== undefined);
  if (found.length === 0 && !hasChecks)
    return {
      message: 'The module exports no check.',
      hint: `export one of ${checkNames.join(', ')}`,
    };
  return findFunctionProblem(checks, [], found);
}

const ruleTexts = ['code', 'severity', 'title', 'why', 'help'];
const ruleCode = /^(?!BW)[A-Z]{2,12}\d{3}$/;
const checkNames = ['checkForm', 'checkPage', 'checkSite', 'checkFiles', 'checkRendered'];

function findFactProblem(exports: Record<string, unknown>): ModuleProblem | undefined {
  for (const kind of ['facts', 'renderedFacts'] as const) {
    const fields = exports[kind] ?? {};
    const isValid =
      isMapping(fields) && Object.values(fields).every((find) => typeof find === 'function');
    if (!isValid) return explainExport(kind, 'a mapping of functions');
    const clash = Object.keys(fields).find((field) => listFactFields(kind).includes(field));
    if (clash !== undefined) return explainClash(`The field \`${clash}\` of \`${kind}\``);
  }
  return undefined;
}

function findCommandProblem(command: unknown, file: string): ModuleProblem | undefined {
  const isValid =
    isMapping(command) &&
    typeof command.run === 'function' &&
    typeof command.summary === 'string' &&
    Array.isArray(command.examples);
  if (!isValid) return explainExport('command', 'a command with summary, examples and run');
  const isKnown = listPackageModules('commands').some(({ name }) => name === file);
  return isKnown ? explainClash(`The command \`${file.replace('-', ' ')}\``) : undefined;
}

function findMiddlewareProblem(middleware: unknown): ModuleProblem | undefined {
  const isValid = isMapping(middleware) && String(middleware.path).startsWith('/_');
  return isValid
    ? findFunctionProblem(middleware, ['createHandler'], ['createPreviewHandler', 'renderHead'])
    : explainExport('middleware', 'a middleware whose path begins with `/_`');
}

/** Returns a problem unless one of the needed exports exists, and all exports are functions. */
function findFunctionProblem(
  exports: Record<string, unknown>,
  needed: readonly string[],
  optional: readonly string[] = [],
): ModuleProblem | undefined {
  const isMissing = needed.length > 0 && needed.every((name) => exports[name] === undefined);
  const wrong = [...needed, ...optional].find(
    (name) => exports[name] !== undefined && typeof exports[name] !== 'function',
  );
  return isMissing || wrong !== undefined
    ? explainExport(wrong ?? needed.join('` or `'), 'a function')
    : undefined;
}

function explainClash(name: string): ModuleProblem {
  return { message: `${name} exists already.`, hint: 'choose another name' };
}

function explainExport(name: string, expected: string): ModuleProblem {
  return {
    message: `The export \`${name}\` is not ${expected}.`,
    hint: 'correct the export; docs/features.md has an example of each module',
  };
}
