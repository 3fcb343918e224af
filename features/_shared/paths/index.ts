export { explainMissingPath, suggestPath } from './explainMissingPath.ts';
