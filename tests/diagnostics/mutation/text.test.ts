import { movedLine, strayBytes, truncated } from './mutations.ts';
import { testMutations } from './testMutations.ts';

testMutations({
  'moved lines': {
    mutate: movedLine,
    count: 600,
    seed: 20260605,
    // Where the head of a row or a mapping moves, each place that uses it and each of its keys is wrong.
    tolerated: { elsewhere: 0.005, several: 0.015, unsuggested: 0 },
  },
  'truncated files': {
    mutate: truncated,
    count: 250,
    seed: 20260606,
    tolerated: { elsewhere: 0.002, several: 0.02, unsuggested: 0 },
  },
  'stray bytes': {
    mutate: strayBytes,
    count: 400,
    seed: 20260607,
    tolerated: { elsewhere: 0.005, several: 0.02, unsuggested: 0 },
  },
});
