import { badReference, wrongType } from './mutations.ts';
import { testMutations } from './testMutations.ts';

testMutations({
  'values of a wrong type': {
    mutate: wrongType,
    count: 800,
    seed: 20260603,
    tolerated: { elsewhere: 0.002, several: 0.005, unsuggested: 0 },
  },
  'bad references': {
    mutate: badReference,
    count: 900,
    seed: 20260604,
    tolerated: { elsewhere: 0.002, several: 0.002, unsuggested: 0.01 },
  },
});
