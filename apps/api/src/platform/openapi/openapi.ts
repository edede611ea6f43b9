// The description of the API: one OpenAPI document from the schemas that validate it, and a page to read and try it.
import swagger from '@fastify/swagger'
import { CALLS, may, storedAs } from '@menged/contracts'
import { LANGUAGES, type Language } from '@menged/ethiopia'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { type Api, answers } from '../http/routes.ts'
import { DOCS_CSP, type OpenApiDocument, renderDocs } from './openapi-page.ts'

const INTRODUCTION = `Answers are \`{ success, data }\` with pagination fields beside \`data\`; refusals are
\`{ success: false, error, code }\`, worded in the language of \`Accept-Language\` (\`en\` or \`am\`).`

/** Before the routes: it listens to their registration. */
export async function describeRoutes(app: Api, { publicUrl, languages }: Pick<Config, 'publicUrl' | 'languages'>): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Menged', version: '1', description: INTRODUCTION },
      servers: [{ url: publicUrl ?? '/' }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The token that a login answers.' },
        },
      },
    },
    transform: (o) => {
      const { schema, url } = jsonSchemaTransform(o)
      const method = String([o.route.method].flat()[0])
      const { name, call } = CONTRACT.get(`${method} ${url}`) ?? { name: nameOf(method, url) }
      const security = call && !may('guest', call.may) ? [{ bearer: [] }] : []
      return { schema: { ...withoutOff(schema, languages), operationId: name, security }, url }
    },
  })
}

const CONTRACT = new Map(Object.entries(CALLS).map(([name, call]) => [`${call.method} ${call.path}`, { name, call }]))

/** The contract knows every language; the description names those that are switched on. */
function withoutOff<Schema>(schema: Schema, on: readonly Language[]): Schema {
  const off = LANGUAGES.filter((language) => !on.includes(language)).flatMap((language) => [language, storedAs(language)])
  const named = (key: string, value: unknown) =>
    key === 'enum' && Array.isArray(value) ? value.filter((each) => !off.includes(each)) : value
  return JSON.parse(JSON.stringify(schema), named)
}

/** For what is no call of the contract, such as health: the method and the words of the path. */
function nameOf(method: string, url: string): string {
  const words = [method.toLowerCase(), ...url.split(/[^a-z0-9]+/i)].filter((word) => word !== '' && word !== 'api')
  return words.map((word, i) => (i === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('')
}

export function registerDocs(app: Api, { languages }: Pick<Config, 'languages'>): void {
  const tags = ['description']
  app.get(
    '/api/openapi.json',
    {
      schema: { tags, summary: 'This description as an OpenAPI document', response: answers(z.record(z.string(), z.unknown())) },
    },
    async (_request, reply) => reply.type('application/json; charset=utf-8').send(app.swagger() as Record<string, unknown>),
  )
  app.get(
    '/api/docs',
    { schema: { tags, summary: 'This description as a page', response: answers(z.string()) } },
    async (_request, reply) =>
      reply
        .header('content-security-policy', DOCS_CSP)
        .type('text/html; charset=utf-8')
        .send(renderDocs(app.swagger() as unknown as OpenApiDocument, languages)),
  )
}
