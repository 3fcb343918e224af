export { compactScript, compactStyles } from './compact.ts';
