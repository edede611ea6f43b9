// An example value for a JSON schema, so that a reader sees what a response looks like.

export type JsonSchema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  additionalProperties?: JsonSchema | boolean
  required?: string[]
  items?: JsonSchema
  format?: string
  pattern?: string
  minimum?: number
  default?: unknown
  description?: string
}

const BY_FORMAT: Record<string, string> = {
  'date-time': '2026-11-20T08:30:00.000Z',
  date: '2026-11-20',
  uri: 'https://etrade.gov.et',
}
const BY_NAME: Record<string, unknown> = {
  postId: 'trade-licence',
  _id: 'trade-licence',
  bank: 'CBE',
  currency: 'USD',
  contact: '0911 234567',
  language: 'am',
  route: '/',
  page: 1,
  pagesize: 10,
  gudayId: 'new-passport-form',
}

export function exampleOf(schema: JsonSchema, name = ''): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum.includes(BY_NAME[name]) ? BY_NAME[name] : schema.enum[0]
  if (schema.anyOf) return exampleOf(schema.anyOf[0] ?? {}, name)
  if (schema.default !== undefined) return schema.default
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, exampleOf(inner, key)]))
    case 'array':
      return schema.items ? [exampleOf(schema.items, name)] : []
    case 'integer':
    case 'number':
      return BY_NAME[name] ?? Math.max(1, schema.minimum ?? 1)
    case 'boolean':
      return true
    case 'string':
      return textExample(schema, name)
    default:
      return null
  }
}

function textExample({ format, pattern }: JsonSchema, name: string): unknown {
  const named = BY_NAME[name]
  if (typeof named === 'string') return named
  const formatted = BY_FORMAT[format ?? '']
  if (formatted !== undefined) return formatted
  if (pattern?.includes('\\d{4}-')) return '2026-11'
  return pattern?.includes('a-z0-9') ? 'trade-licence' : 'text'
}
