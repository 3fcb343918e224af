const text = {
  type: 'object',
  required: ['text'],
  properties: { text: { type: 'string', minLength: 1 } },
  additionalProperties: false,
};

const region = {
  type: 'object',
  required: ['startLine'],
  properties: {
    startLine: { type: 'integer', minimum: 1 },
    startColumn: { type: 'integer', minimum: 1 },
    endLine: { type: 'integer', minimum: 1 },
    endColumn: { type: 'integer', minimum: 1 },
  },
  additionalProperties: false,
};

const artifactLocation = {
  type: 'object',
  required: ['uri'],
  properties: { uri: { type: 'string', format: 'uri-reference' } },
  additionalProperties: false,
};

const location = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: -1 },
    physicalLocation: {
      type: 'object',
      properties: { artifactLocation, region },
      additionalProperties: false,
    },
    message: text,
  },
  additionalProperties: false,
};

const rule = {
  type: 'object',
  required: ['id'],
  properties: {
    id: { type: 'string' },
    name: { type: 'string', pattern: '^([A-Z][a-z0-9]*)+$' },
    helpUri: { type: 'string', format: 'uri' },
    shortDescription: text,
    fullDescription: text,
    help: text,
    defaultConfiguration: {
      type: 'object',
      properties: { level: { enum: ['none', 'note', 'warning', 'error'] } },
      additionalProperties: false,
    },
  },
  additionalProperties: false,
};

const fix = {
  type: 'object',
  required: ['artifactChanges'],
  properties: {
    description: text,
    artifactChanges: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['artifactLocation', 'replacements'],
        properties: {
          artifactLocation,
          replacements: {
            type: 'array',
            minItems: 1,
            items: {
              type: 'object',
              required: ['deletedRegion'],
              properties: {
                deletedRegion: region,
                insertedContent: {
                  type: 'object',
                  properties: { text: { type: 'string' } },
                  additionalProperties: false,
                },
              },
              additionalProperties: false,
            },
          },
        },
        additionalProperties: false,
      },
    },
  },
  additionalProperties: false,
};

/**
 * The part of the official JSON Schema of SARIF 2.1.0 that our reports use, kept by hand from
 * https://docs.oasis-open.org/sarif/sarif/v2.1.0: no well-kept npm package carries the whole one.
 */
export const sarifSubset = {
  type: 'object',
  required: ['version', 'runs'],
  properties: {
    $schema: { type: 'string', format: 'uri' },
    version: { const: '2.1.0' },
    runs: {
      type: 'array',
      items: {
        type: 'object',
        required: ['tool'],
        properties: {
          tool: {
            type: 'object',
            required: ['driver'],
            properties: {
              driver: {
                type: 'object',
                required: ['name'],
                properties: {
                  name: { type: 'string' },
                  version: { type: 'string' },
                  semanticVersion: { type: 'string' },
                  informationUri: { type: 'string', format: 'uri' },
                  rules: { type: 'array', uniqueItems: true, items: rule },
                },
                additionalProperties: false,
              },
            },
            additionalProperties: false,
          },
          columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
          results: {
            type: 'array',
            items: {
              type: 'object',
              required: ['message'],
              properties: {
                ruleId: { type: 'string' },
                ruleIndex: { type: 'integer', minimum: -1 },
                level: { enum: ['none', 'note', 'warning', 'error'] },
                message: text,
                partialFingerprints: {
                  type: 'object',
                  additionalProperties: { type: 'string' },
                },
                locations: { type: 'array', items: location },
                relatedLocations: { type: 'array', uniqueItems: true, items: location },
                fixes: { type: 'array', uniqueItems: true, items: fix },
              },
              additionalProperties: false,
            },
          },
        },
        additionalProperties: false,
      },
    },
  },
  additionalProperties: false,
};
