// The languages that the operator has switched on: of a request, of what it asks for, and which way they run.
import { type Language, languageStored } from '@menged/contracts'
import { isLanguage, rowOf } from '@menged/ethiopia'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languageOf } from './accept-language.ts'
import type { Config } from './config.ts'
import { AppError } from './errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the words of its response. */
    readonly language: Language
  }
}

export function settleLanguages(app: FastifyInstance, { languages }: Pick<Config, 'languages'>): void {
  app.decorateRequest('language', {
    getter(this: FastifyRequest) {
      return languageOf(this.headers['accept-language'], languages)
    },
  })
  app.addHook('preHandler', refuseOff(languages))
}

/** The contract knows every language; one that is off is refused as one that nobody knows. */
const refuseOff =
  (on: readonly Language[]) =>
  async ({ query, body }: FastifyRequest): Promise<void> => {
    for (const part of [query, body]) {
      const named = typeof part === 'object' && part !== null && 'language' in part ? part.language : undefined
      const language = isLanguage(named) ? named : languageStored(named)
      if (language && !on.includes(language)) throw new AppError('invalid_input', { field: 'language' })
    }
  }

/** Of a page. The layout in Ethiopic letters runs as the operator has set it. */
export const directionOf = (language: Language, { amharicDirection }: Pick<Config, 'amharicDirection'>): 'ltr' | 'rtl' =>
  rowOf(language).script === 'ethiopic' ? amharicDirection : (rowOf(language).direction ?? 'ltr')
