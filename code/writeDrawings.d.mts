export function writeDrawings(packageRoot: string): void;
export function ensureDrawings(packageRoot: string): void;
