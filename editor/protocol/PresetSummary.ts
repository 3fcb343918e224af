/** A preset as “Add section” shows it. */
export interface PresetSummary {
  /** Type and name, such as `hero/photo`. */
  id: string;
  type: string;
  title: string;
  description: string;
  /** Heading of similar types. */
  group: string;
  /** Other names of the type. */
  synonyms: readonly string[];
  /** Pages that can begin with it → its place among their sections. */
  starts: Readonly<Record<string, number>>;
}
