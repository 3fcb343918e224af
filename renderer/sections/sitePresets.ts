/** The presets of the section types that a site adds: section type → name of the preset → text. */
export const sitePresets: Record<string, Record<string, string>> = {};
