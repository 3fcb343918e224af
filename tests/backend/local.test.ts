import { startLocalHarness } from './support/backendHarness.ts';
import { contract, contractSettings } from './support/contract.ts';

contract('the local backend', () => startLocalHarness(contractSettings));
