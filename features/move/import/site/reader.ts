import type { SiteReader } from '../model/SiteReader.ts';

export const reader: SiteReader = {
  name: 'the address of a site',
  recognize: ({ kind }) => (kind === 'address' ? 1 : 0),
  read: async (source, progress) =>
    (await import('./readRunningSite.ts')).readRunningSite(source, progress),
};
