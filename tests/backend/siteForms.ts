import { readDeployedForms } from '../../functions/_local/deploy/readDeployedForms.ts';
import { packageRoot } from './backendHarness.ts';

/** The forms and research notes of the reference site, as its deployed functions know them. */
export const { forms, notes } = await readDeployedForms(packageRoot);
