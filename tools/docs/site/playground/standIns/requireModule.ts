import { takeModule } from './LateModule.ts';
import { SchemaInterpreter } from './SchemaInterpreter.ts';

/** Stands in for `node:module`: the packages that the checker loads when it needs them. */
export const nodeModule = { createRequire };

function createRequire(): (name: string) => unknown {
  return (name) => {
    if (name === 'ajv/dist/2020.js') return { Ajv2020: SchemaInterpreter };
    if (name === 're2js') return takeModule(name, () => import('re2js'));
    throw new Error(`The playground has no package ${name}.`);
  };
}
