import { readDeployedForms } from '../../../functions/_local/deploy/writeDeployment.ts';
import { readFunctionsSite } from '../../../schema/check/readFunctionsSite.ts';
import { packageRoot } from './backendHarness.ts';

/** The forms of the reference site, as its deployed functions know them. */
export const forms = await readDeployedForms(await readFunctionsSite(packageRoot));
