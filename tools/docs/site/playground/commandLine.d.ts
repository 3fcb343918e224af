declare module '*/code/commandLine.mjs' {
  /** Returns the installation of this checkout. */
  export function commandLine(): Promise<import('../../../../code/index.ts').Installation>;
}
