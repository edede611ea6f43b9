// The calls of questions and answers.
import * as calls from '@menged/contracts/calls/assistant'
import { type Api, serve } from '../../platform/routes.ts'
import type { Answers } from './service.ts'

type AssistantParts = { answers: Answers }

export function registerAssistant(app: Api, { answers }: AssistantParts): void {
  serve(app, calls.assistantAnswer, async ({ query }, reply) => {
    reply.header('cache-control', 'no-store')
    const { q, language, about } = query
    const { answer } = await answers.answer({ question: q, language, about, earlier: [] })
    return { success: true as const, data: answer }
  })
}
