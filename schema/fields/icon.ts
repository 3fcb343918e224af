import Type from 'typebox';

/** The name of a lucide icon, such as `calendar-check` (https://lucide.dev/icons). */
export const icon = (description: string) => Type.String({ format: 'icon', description });
