/** Whether to print colours: https://no-color.org and https://force-color.org */
export function hasColor(): boolean {
  const { NO_COLOR, FORCE_COLOR } = process.env;
  if (NO_COLOR) return false;
  if (FORCE_COLOR) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return !!process.stdout.isTTY && process.env.TERM !== 'dumb';
}
