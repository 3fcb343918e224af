export { trialOption as extension } from '../trial/trial.ts';
