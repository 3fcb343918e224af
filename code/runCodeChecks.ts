import type { Problem } from '../schema/index.ts';
import type { SiteCode } from './SiteCode.ts';

/** Reports what is wrong with code of a site that a feature runs: the export `checkCode` of its file `checkCode.ts`. */
type CodeCheck = (code: SiteCode) => Promise<Problem[]>;

const checks = Object.values(
  import.meta.glob<CodeCheck>('../{functions,features/*}/checkCode.ts', {
    eager: true,
    import: 'checkCode',
  }),
);

/** Runs the checks of all features on the code of a site. */
export async function runCodeChecks(code: SiteCode): Promise<Problem[]> {
  return (await Promise.all(checks.map((check) => check(code)))).flat();
}
