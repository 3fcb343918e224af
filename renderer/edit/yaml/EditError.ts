/** An edit that cannot be applied; its message tells the author why. */
export class EditError extends Error {}
