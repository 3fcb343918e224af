export { maskCode } from './maskCode.ts';
