/** Reports a variable of the environment that cannot be used. The message is for the user. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}
