import type { Site } from '../../schema/vocabulary.ts';
import type { OutputFormat } from '../page/context/OutputFormat.ts';

const builtIn = Object.values(
  import.meta.glob<OutputFormat>('../../features/*/outputFormat.ts', {
    eager: true,
    import: 'outputFormat',
  }),
);

/** Lists the other formats in which features write the pages of a site. */
export function listOutputFormats(site: Site): OutputFormat[] {
  return builtIn.filter(({ isWanted }) => isWanted(site));
}
