import { isMapping } from '../../base/values/isMapping.ts';
import type { Rules } from '../diagnostics/RuleMeta.ts';
import { catalogue, findRuleByCode } from '../rules/catalogue.ts';
import type { FeatureKeys } from '../vocabulary/features/defineKeys.ts';
import { listKnownKeys } from './addFeatureKeys.ts';

/** What is wrong with a module, and how to correct it. */
export interface ModuleProblem {
  message: string;
  hint: string;
}

/** Returns what is wrong with what a module of a feature exports; `kind` is the name of its file or folder. */
export function findModuleProblem(
  kind: string,
  exports: Record<string, unknown>,
): ModuleProblem | undefined {
  switch (kind) {
    case 'keys':
      return findKeyProblem(exports.keys);
    case 'rules':
      return findRuleProblem(exports.rules);
    case 'commands':
      return isMapping(exports.command) && typeof exports.command.run === 'function'
        ? undefined
        : explainExport('command', 'a command');
    case 'siteFiles':
      return typeof exports.siteFiles === 'function'
        ? undefined
        : explainExport('siteFiles', 'a function');
    case 'middleware':
      return isMapping(exports.middleware) && String(exports.middleware.path).startsWith('/_')
        ? undefined
        : explainExport('middleware', 'a middleware whose path begins with `/_`');
    default:
      return undefined;
  }
}

function findKeyProblem(keys: unknown): ModuleProblem | undefined {
  if (!isMapping(keys)) return explainExport('keys', 'a result of `defineKeys()`');
  const known = listKnownKeys();
  for (const [owner, names] of Object.entries(known)) {
    const added = keys[owner as keyof FeatureKeys] ?? {};
    for (const [key, value] of Object.entries(added)) {
      if (names.includes(key))
        return {
          message: `The key \`${key}\` of \`${owner}\` exists already.`,
          hint: 'choose another name',
        };
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

function findRuleProblem(rules: unknown): ModuleProblem | undefined {
  if (!isMapping(rules)) return explainExport('rules', 'a result of `defineRules()`');
  for (const [name, { code }] of Object.entries(rules as Rules)) {
    if (catalogue.has(name))
      return { message: `The rule \`${name}\` exists already.`, hint: 'choose another name' };
    if (!ruleCode.test(code))
      return {
        message: `The code of the rule \`${name}\` is not valid.`,
        hint: 'use letters of your own and a number, such as `ACME001`; `BW` is for Blockwright',
      };
    if (findRuleByCode(code))
      return { message: `The code ${code} exists already.`, hint: 'choose another code' };
  }
  return undefined;
}

const ruleCode = /^(?!BW)[A-Z]{2,12}\d{3}$/;

function explainExport(name: string, expected: string): ModuleProblem {
  return {
    message: `The export \`${name}\` is not ${expected}.`,
    hint: 'correct the export; docs/features.md has an example of each module',
  };
}
