import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Finds the folders of the built-in section types below the package: type → `sections/<type>`. */
export function findBuiltInSections(packageRoot: string): Map<string, string> {
  const features = readdirSync(join(packageRoot, 'features'));
  const parents = ['sections', ...features.map((name) => `features/${name}/sections`)];
  return new Map(
    parents
      .filter((parent) => existsSync(join(packageRoot, parent)))
      .flatMap((parent) =>
        readdirSync(join(packageRoot, parent)).map((type): [string, string] => [
          type,
          `${parent}/${type}`,
        ]),
      )
      .filter(([, folder]) => existsSync(join(packageRoot, folder, 'view.tsx'))),
  );
}
