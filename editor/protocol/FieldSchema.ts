/** The part of JSON Schema that the editor's forms use. */
export interface FieldSchema {
  type?: string;
  format?: string;
  /** Label of the field; made from its key otherwise. */
  title?: string;
  description?: string;
  const?: unknown;
  enum?: (string | number)[];
  pattern?: string;
  anyOf?: FieldSchema[];
  properties?: Record<string, FieldSchema>;
  required?: string[];
  patternProperties?: Record<string, FieldSchema>;
  propertyNames?: FieldSchema;
  items?: FieldSchema;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  default?: unknown;
  /** The panel of the settings that shows a key of `site:`. */
  'x-panel'?: string;
  /** 1 for a section type that always shows the main heading of its page. */
  'x-heading'?: number;
  /** The keys whose fields come first, in this order. */
  'x-first'?: readonly string[];
  /** The values of the key `kind` beside it with which a key has an effect. */
  'x-kinds'?: readonly string[];
  /** The names of values, where those made from the values say too little. */
  'x-names'?: Readonly<Record<string, string>>;
  /** A control that the type of the value does not tell. */
  'x-control'?: 'condition';
}
