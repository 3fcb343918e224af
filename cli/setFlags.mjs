import { setFlagsFromString } from 'node:v8';

/**
 * Sets the flags of V8 for a command. Before any code is loaded, because compiled code in the cache
 * belongs to the flags.
 *
 * @param {string[]} argv the words of the command
 */
export function setFlags([command]) {
  // V8 otherwise lets the heap of each thread grow to several times the live data, without becoming
  // faster.
  setFlagsFromString('--heap-growing-percent=50');
  const isShort = ['build', 'check', 'merge'].includes(command);
  if (!isShort) return;
  // Marking the heap in steps, and letting the young generation grow in many, costs a tenth of the time.
  setFlagsFromString('--no-incremental-marking');
  setFlagsFromString('--semi-space-growth-factor=8');
  // A command that ends within seconds otherwise spends a fifth of the CPU time on optimizing functions.
  setFlagsFromString(lateOptimizing);
}

/** The flag that makes V8 optimize only functions that run very often; its name depends on the version. */
export const lateOptimizing = getLateOptimizing(Number.parseInt(process.versions.v8, 10));

function getLateOptimizing(version) {
  if (version < 12) return '--interrupt-budget=600000'; // Nine times the default.
  if (version < 13) return '--invocation-count-for-turbofan=27000'; // Nine times the default.
  return '--efficiency-mode';
}
