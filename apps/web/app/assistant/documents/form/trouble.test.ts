import { translateIn } from '@menged/i18n'
import { expect, test } from 'vitest'
import { ApiError } from '../../../page/api-error.ts'
import { NotKept } from '../stored-documents.ts'
import { troubleOf } from './trouble.ts'

const t = translateIn('en')

test('a field that the server refuses is named as the form names it', () => {
  const answer = { success: false, code: 'invalid_input', field: 'values.tinNumber', error: 'Ten digits.' } as const
  expect(troubleOf(new ApiError(400, answer), t)).toEqual({ field: 'tinNumber', text: 'Ten digits.' })
})

test('what is about no field is said in the words of the server, or in ours', () => {
  const busy = { success: false, code: 'busy', error: 'Many documents are being made.' } as const
  expect(troubleOf(new ApiError(503, busy), t)).toEqual({ field: null, text: 'Many documents are being made.' })
  expect(troubleOf(new ApiError(502, null), t).text).toBe(t('error.wentWrong'))
  expect(troubleOf(new TypeError('Failed to fetch'), t).text).toMatch(/no connection. Nothing you typed is lost/)
  expect(troubleOf(new NotKept(), t).text).toMatch(/no room/)
})
