import { contract, contractSettings } from './contract.ts';
import { localStage } from './stage.ts';

contract('the local backend', () => localStage(contractSettings));
