export declare const sourceFolders: readonly string[];
