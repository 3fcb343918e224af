import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { setAside } from '../aside.ts';
import { writeSite } from '../sites/writeSite.ts';
import type { Chain, Finding } from './Chain.ts';
import { type Fault, faultKinds, listFaults, plant } from './faults.ts';

/** What a chain of tools found of the planted mistakes. */
export interface Found {
  title: string;
  /** Kind → how many of its mistakes it found, and how many of them with the line of the source. */
  kinds: Record<string, { found: number; located: number }>;
  /** How often the tools ran until they found nothing more; found mistakes were repaired between. */
  runs: number;
  /** Messages about the site without mistakes, each text once. */
  falseAlarms: string[];
}

/**
 * Plants all mistakes, lets the tools run, repairs what they find, and repeats that as long as they find
 * something: a tool that stops at the first mistake needs several runs.
 */
export async function findFaults(chain: Chain, work: string, pages: number): Promise<Found> {
  const root = join(work, 'faulty');
  const planted = listFaults(pages);
  const inspect = async (faults: readonly Fault[]): Promise<Finding[]> => {
    const options = { pages, form: 'written', change: plant(faults) } as const;
    await setAside(work, ['faulty']);
    const site = await writeSite(root, options);
    await writePictures(root, faults);
    await chain.bringIn(site, options, faults);
    return chain.inspect(site);
  };
  const alarms = new Set((await inspect([])).map(({ text }) => withoutPlace(text)));
  const kinds: Found['kinds'] = {};
  for (const kind of faultKinds) kinds[kind] = { found: 0, located: 0 };
  let left = planted;
  let runs = 0;
  for (let found = planted; found.length > 0 && left.length > 0; runs++) {
    const findings = (await inspect(left)).filter(({ text }) => !alarms.has(withoutPlace(text)));
    const lines = await readLines(root, findings);
    found = left.filter((fault) => findings.some((finding) => isAbout(finding, fault, lines)));
    for (const fault of found) {
      const score = kinds[fault.kind];
      if (!score) continue;
      score.found++;
      if (findings.some((finding) => isLocated(finding, fault, lines))) score.located++;
    }
    left = left.filter((fault) => !found.includes(fault));
  }
  return { title: chain.title, kinds, runs, falseAlarms: [...alarms] };
}

/** Files → their lines. */
type Lines = ReadonlyMap<string, string[]>;

function isAbout(finding: Finding, fault: Fault, lines: Lines): boolean {
  const { text, route } = finding;
  const isOnPage = fault.kind !== 'text without contrast' && fault.routes.includes(route ?? '');
  return text.includes(fault.token) || isOnPage || isLocated(finding, fault, lines);
}

/** Whether a message names the line of the mistake in the source, or the one before, which begins its mapping. */
function isLocated({ source }: Finding, { token }: Fault, lines: Lines): boolean {
  if (!source) return false;
  const near = lines.get(source.file)?.slice(source.line - 1, source.line + 1) ?? [];
  return near.some((line) => line.includes(token));
}

async function readLines(root: string, findings: readonly Finding[]): Promise<Lines> {
  const files = new Set(findings.flatMap(({ source }) => source?.file ?? []));
  const read = async (file: string): Promise<[string, string[]]> => [
    file,
    (await readFile(join(root, file), 'utf8').catch(() => '')).split('\n'),
  ];
  return new Map(await Promise.all([...files].map(read)));
}

/** Returns a message without what differs from page to page. */
function withoutPlace(text: string): string {
  return text.replace(/\S*\/\S*/g, '…').replace(/\d+/g, '0');
}

/** Writes the pictures that faulty pages show, apart from the missing ones. */
async function writePictures(root: string, faults: readonly Fault[]): Promise<void> {
  const photos = join(root, 'public/photos');
  await mkdir(photos, { recursive: true });
  for (const { kind, token } of faults) {
    const isHeavy = kind === 'heavy picture';
    if (!isHeavy && kind !== 'missing alternative text') continue;
    const [width, height] = isHeavy ? [2400, 1600] : [800, 500];
    const noise = { type: 'gaussian', mean: 128, sigma: isHeavy ? 60 : 0 } as const;
    const picture = sharp({ create: { width, height, channels: 3, background: '#888', noise } });
    await writeFile(join(root, 'public', token), await picture.jpeg({ quality: 95 }).toBuffer());
  }
}
