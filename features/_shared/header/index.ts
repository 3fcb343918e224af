export { panel, toggle } from './headerStyles.ts';
