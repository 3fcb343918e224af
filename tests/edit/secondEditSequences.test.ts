import { testEditSequences } from './testEditSequences.ts';

testEditSequences(8);
