import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../schema/diagnostics/Diagnostic.ts';
import { isLongRun } from '../../isLongRun.ts';
import { EditorSchemas } from './EditorSchemas.ts';
import { MutationSite } from './MutationSite.ts';
import type { Mutate, Mutation } from './mutations.ts';
import { Random } from './random.ts';
import { getLine, scoreMutation } from './scoreMutation.ts';
import { seedSite } from './seedSite.ts';

/** A kind of mutation, how many of them are made, and how many of these may be reported badly. */
export interface MutationKind {
  mutate: Mutate;
  /** Mutations of a long run; other runs make the first twentieth of them. */
  count: number;
  seed: number;
  /** Shares that may be reported elsewhere, several times, or without the right suggestion. */
  tolerated: { elsewhere: number; several: number; unsuggested: number };
}

const repository = join(import.meta.dirname, '../../..');

/** Registers one test for each kind of mutation of the repository's site. */
export function testMutations(kinds: Record<string, MutationKind>): void {
  describe('mutations of the site of the repository', () => {
    const source = seedSite(repository);
    const site = new MutationSite(source);
    const schemas = new EditorSchemas(site.rowSchemas);
    afterAll(() => rmSync(source.root, { recursive: true, force: true }));

    it('start from a site without errors', async () => {
      const errors = (await site.diagnostics()).filter((one) => one.severity === 'error');
      expect(errors).toEqual([]);
      const refused = [...site.files].filter(([path, text]) => schemas.refuse({ path, text }));
      expect(refused.map(([path]) => path)).toEqual([]);
    });

    it.each(Object.entries(kinds))(
      '%s: reported once, at their place, with the right suggestion',
      async (name, { mutate, count, seed, tolerated }) => {
        const random = new Random(Number(process.env.BLOCKWRIGHT_SEED ?? seed));
        const wanted = isLongRun ? count : Math.ceil(count / 20);
        const strays = new Strays();
        for (let tries = 0; strays.made < wanted && tries < wanted * 40; tries++) {
          const mutation = mutate(site.pick(random), random);
          if (!mutation || site.isHarmless(mutation)) continue;
          const found = await site.check(mutation);
          const original = site.files.get(mutation.path) ?? '';
          const isBroken = schemas.refuse(mutation);
          strays.add(mutation, found, scoreMutation(mutation, found, { original, isBroken }));
        }
        const { made, missed, leaking, elsewhere, several, unsuggested } = strays;
        console.info(`${name}: ${made} made; ${strays.summary()}`);
        expect(made).toBe(wanted);
        expect([missed, leaking]).toEqual([[], []]);
        expect(elsewhere.length, elsewhere.join('\n')).toBeLessThanOrEqual(
          allowed(tolerated.elsewhere, made),
        );
        expect(several.length, several.join('\n')).toBeLessThanOrEqual(
          allowed(tolerated.several, made),
        );
        expect(unsuggested.length, unsuggested.join('\n')).toBeLessThanOrEqual(
          allowed(tolerated.unsuggested, made),
        );
      },
    );
  });
}

/** Descriptions of the mutations that were not reported as they should be. */
class Strays {
  made = 0;
  missed: string[] = [];
  leaking: string[] = [];
  elsewhere: string[] = [];
  several: string[] = [];
  unsuggested: string[] = [];

  add(mutation: Mutation, found: Diagnostic[], score: ReturnType<typeof scoreMutation>): void {
    this.made++;
    const text = describeMutation(mutation, found);
    if (score.isMissed) this.missed.push(text);
    if (score.isLeaking) this.leaking.push(text);
    if (score.isAtPlace === false) this.elsewhere.push(text);
    if (score.isSingle === false) this.several.push(text);
    if (score.isSuggested === false) this.unsuggested.push(text);
  }

  summary(): string {
    const { elsewhere, several, unsuggested } = this;
    return `${elsewhere.length} elsewhere, ${several.length} several times, ${unsuggested.length} without the right suggestion`;
  }
}

/** A single one may come by chance, however few are made. */
function allowed(share: number, made: number): number {
  return share === 0 ? 0 : Math.max(1, Math.floor(share * made));
}

function describeMutation(mutation: Mutation, found: Diagnostic[]): string {
  const line = (mutation.text.split('\n')[getLine(mutation) - 1] ?? '').trim();
  const reported = found.map(({ file, line, code, message, hint }) =>
    [file === mutation.path ? '' : file, `:${line} ${code} ${message} (${hint})`].join(''),
  );
  return `${mutation.path}:${getLine(mutation)} ${JSON.stringify(line)} → ${reported.join(' ; ')}`;
}
