import { listPackageModules } from '../base/features/packageModules.ts';
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
  const ofPackages = listPackageModules<{ checkCode: CodeCheck }>('checkCode');
  const all = [...checks, ...ofPackages.map(({ exports }) => exports.checkCode)];
  return (await Promise.all(all.map((check) => check(code)))).flat();
}
