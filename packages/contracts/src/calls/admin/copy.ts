// The banner of home, and texts that administrators may change.
import { bannerAnswer, copyAnswer, copyChangeSchema, copyParamsSchema, copyRestoreSchema, copyTextAnswer } from '../../copy.ts'
import { languageQuerySchema } from '../../posts.ts'
import { callsOf, perAccount } from '../call.ts'

const call = callsOf('copy')
const may = 'copy.edit'
const limit = perAccount('saving')

export const banner = call({
  method: 'GET',
  path: '/api/banner',
  summary: 'The slides of the banner of home',
  may: 'posts.read',
  query: languageQuerySchema,
  answer: bannerAnswer,
  shows: ['copy'],
})
export const copyTexts = call({
  method: 'GET',
  path: '/api/admin/copy',
  summary: 'Texts of the banner and of the landing page that may be changed, with those that ship',
  may,
  answer: copyAnswer,
})
export const changeCopy = call({
  method: 'PUT',
  path: '/api/admin/copy/:place/:key',
  summary: 'Show a text of one’s own. 409 when somebody else has just changed it',
  may,
  limit,
  params: copyParamsSchema,
  body: copyChangeSchema,
  answer: copyTextAnswer,
})
export const restoreCopy = call({
  method: 'POST',
  path: '/api/admin/copy/:place/:key/shipped',
  summary: 'Show the text that ships again. 409 when somebody else has just changed it',
  may,
  limit,
  params: copyParamsSchema,
  body: copyRestoreSchema,
  answer: copyTextAnswer,
})
