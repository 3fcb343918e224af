import type { CommandExtension } from '../../../cli/index.ts';

/** The options of the command that runs, once `dev` or `preview` has begun. */
export const trial: { options?: Parameters<CommandExtension['run']>[0] } = {};

/** The option `--scripts` of `dev` and `preview`, with which pages run the scripts of the published site. */
export const trialOption: CommandExtension = {
  options: { scripts: { type: 'boolean', description: 'Run the scripts of services' } },
  examples: [],
  run(options, _, next) {
    if (options.values.scripts) trial.options = options;
    return next();
  },
};
