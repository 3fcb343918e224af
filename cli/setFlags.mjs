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
  // V8 12 has a faster compiler that comes before the optimizing one, and not the flag.
  if (Number.parseInt(process.versions.v8, 10) < 12)
    setFlagsFromString('--interrupt-budget=600000'); // Nine times the default.
}
