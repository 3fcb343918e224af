export { hasCommits } from './hasCommits.ts';
