import { findTakumiVersion, takumi } from './draw/takumi.ts';

interface PackageProblem {
  message: string;
  hint: string;
}

/** Says what a site lacks of the package that draws; undefined if it has the version that is needed. */
export function describePackageProblem(root: string): PackageProblem | undefined {
  const version = findTakumiVersion(root);
  if (version === takumi.version) return undefined;
  const needed = `${takumi.name}@${takumi.version}`;
  const found =
    version === undefined ? ', which is not installed' : `; version ${version} is installed`;
  return {
    message: `Share pictures need the package \`${needed}\`${found}.`,
    hint: `run \`npm install --save-exact ${needed}\``,
  };
}

/** Returns the problem as a text of its own. */
export function toSentences({ message, hint }: PackageProblem): string {
  return `${message} To install it, ${hint}.`;
}
