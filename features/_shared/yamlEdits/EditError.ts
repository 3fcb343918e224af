/** An edit that cannot be applied; its message explains why to the author. */
export class EditError extends Error {}
