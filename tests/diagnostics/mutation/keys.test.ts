import { deletedKey, misspeltKey } from './mutations.ts';
import { testMutations } from './testMutations.ts';

testMutations({
  'misspelt keys': {
    mutate: misspeltKey,
    count: 1500,
    seed: 20260601,
    tolerated: { elsewhere: 0.002, several: 0.002, unsuggested: 0.01 },
  },
  'deleted keys': {
    mutate: deletedKey,
    count: 600,
    seed: 20260602,
    tolerated: { elsewhere: 0.002, several: 0.005, unsuggested: 0 },
  },
});
