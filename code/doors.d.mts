import type { Plugin } from 'vite';

export declare function doors(): Plugin;
