/** What a visitor entered, by field name: text trimmed, `null` where no file was chosen. */
export type FormValues = Record<string, string | string[] | boolean | File | null>;
