/** Keeps caches between the host and visitors from showing the page of one visitor to another. */
export const edgeHeaders = { 'cache-control': 'private, max-age=0, must-revalidate' } as const;
