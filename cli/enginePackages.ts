/** The packages of Blockwright that sites install besides `blockwright`, with the first words of their commands. */
export const enginePackages: Record<string, readonly string[]> = {
  '@blockwright/editor': ['edit'],
  '@blockwright/forms': ['functions', 'submissions'],
};
