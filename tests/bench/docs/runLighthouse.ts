import { type LighthouseCategory, openLighthouse } from './openLighthouse.ts';
import { serveBelowPath } from './serveBelowPath.ts';

type Scores = { route: string; tool: string } & Record<LighthouseCategory, number>;

/** Returns the scores of Lighthouse for pages of several sites. */
export async function runLighthouse(
  outputs: Record<string, string>,
  routes: readonly string[],
): Promise<Scores[]> {
  const audit = await openLighthouse();
  const found: Scores[] = [];
  for (const route of routes)
    for (const [tool, output] of Object.entries(outputs)) {
      const { scores } = await serveBelowPath(output, route, audit);
      found.push({ route, tool, ...scores });
    }
  return found;
}
