import { startLocalHarness } from './backendHarness.ts';
import { contract, contractSettings } from './contract.ts';

contract('the local backend', () => startLocalHarness(contractSettings));
