export { shortenTitle } from './shortenTitle.ts';
