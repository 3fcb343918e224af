import Type from 'typebox';

/** Returns the schema of a Lucide icon’s name, such as `calendar-check`; see https://lucide.dev/icons. */
export const icon = (description: string) => Type.String({ format: 'icon', description });
