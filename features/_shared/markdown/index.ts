export { hasCode } from './hasCode.ts';
export { maskCode } from './maskCode.ts';
