import { movedLine, strayBytes, truncated } from './mutations.ts';
import { testMutations } from './testMutations.ts';

testMutations({
  'moved lines': {
    mutate: movedLine,
    count: 600,
    seed: 20260605,
    tolerated: { elsewhere: 0.005, several: 0.005, unsuggested: 0 },
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
