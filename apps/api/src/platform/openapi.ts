// The description of the API: one OpenAPI document from the schemas that validate it, and a page to read and try it.
import swagger from '@fastify/swagger'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { DOCS_CSP, type OpenApiDocument, renderDocs } from './openapi-page.ts'
import type { Api } from './routes.ts'

const INTRODUCTION = `Answers are \`{ success, data }\` with pagination fields beside \`data\`; refusals are
\`{ success: false, error, code }\`, worded in the language of \`Accept-Language\` (\`en\` or \`am\`).`

/** Before the routes: it listens to their registration. */
export async function describeRoutes(app: Api, publicUrl: string | undefined): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Menged', version: '1', description: INTRODUCTION },
      servers: [{ url: publicUrl ?? '/' }],
    },
    transform: jsonSchemaTransform,
  })
}

export function registerDocs(app: Api): void {
  const tags = ['description']
  app.get(
    '/api/openapi.json',
    {
      schema: { tags, summary: 'This description as an OpenAPI document', response: { 200: z.record(z.string(), z.unknown()) } },
    },
    async (_request, reply) => reply.type('application/json; charset=utf-8').send(app.swagger() as Record<string, unknown>),
  )
  app.get(
    '/api/docs',
    { schema: { tags, summary: 'This description as a page', response: { 200: z.string() } } },
    async (_request, reply) =>
      reply
        .header('content-security-policy', DOCS_CSP)
        .type('text/html; charset=utf-8')
        .send(renderDocs(app.swagger() as unknown as OpenApiDocument)),
  )
}
