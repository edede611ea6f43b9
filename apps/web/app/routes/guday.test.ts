import { WORDS } from '@menged/i18n'
import { RouterContextProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { serverContext } from '../api/context.ts'
import { provideWords } from '../words/words.ts'
import { action } from './guday.tsx'

provideWords('en', WORDS.en)

type Answer = { status: number; body: object }
let asked: string[] = []
let answers: Record<string, Answer> = {}
const taken: Answer = { status: 200, body: { success: true } }
beforeEach(() => {
  asked = []
  answers = { '/api/admin/stats/call-count': taken }
})

async function call(gudayId = '101', fields: Record<string, string> = {}) {
  const context = new RouterContextProvider()
  context.set(serverContext, {
    callApi: async ({ path, body }: { path: string; body?: unknown }) => {
      asked.push(`${path} ${JSON.stringify(body ?? null)}`)
      const { status, body: said } = answers[path] ?? {
        status: 404,
        body: { success: false, error: 'gone', code: 'guday_not_found' },
      }
      return { status, json: () => said }
    },
  } as never)
  const request = new Request(`http://localhost:3000/guday-geday/${gudayId}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  const { data, init } = await action({ request, context, params: { gudayId } } as never)
  return { answer: data, status: init?.status ?? 200 }
}
const phoneIs = (phone: string | null) => {
  answers['/api/guday/101/call'] = { status: 200, body: { success: true, data: { phone } } }
}

// covers S-06
test('a number is shown and the call counted; a statistic that fails changes nothing', async () => {
  phoneIs('+251911000111')
  expect(await call()).toEqual({ answer: { phone: '+251911000111', error: null }, status: 200 })
  expect(asked).toEqual(['/api/guday/101/call null', '/api/admin/stats/call-count {"gudayId":"101"}'])
  answers['/api/admin/stats/call-count'] = { status: 503, body: { success: false, error: 'away', code: 'unavailable' } }
  expect((await call()).answer.phone).toBe('+251911000111')
})

test('what the browser counts itself is not counted here', async () => {
  phoneIs('+251911000111')
  expect((await call('101', { counted: 'here' })).answer.phone).toBe('+251911000111')
  expect(asked).toEqual(['/api/guday/101/call null'])
})

test('where there is no number nobody was called', async () => {
  phoneIs(null)
  expect(await call()).toEqual({ answer: { phone: null, error: null }, status: 200 })
  expect(asked).toHaveLength(1)
})

test('too many calls are refused in words; what is not there is not found', async () => {
  answers['/api/guday/101/call'] = { status: 429, body: { success: false, error: 'Please wait.', code: 'too_many_requests' } }
  expect(await call()).toEqual({ answer: { phone: null, error: 'Please wait.' }, status: 429 })
  delete answers['/api/guday/101/call']
  await expect(call()).rejects.toMatchObject({ init: { status: 404 } })
  await expect(call('abc')).rejects.toMatchObject({ init: { status: 404 } })
})
