import { readSite } from './shared/readSite.mjs';

export const website = readSite();
