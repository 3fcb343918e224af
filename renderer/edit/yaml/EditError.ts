/** An edit that cannot be made; its message tells the person editing why. */
export class EditError extends Error {}
