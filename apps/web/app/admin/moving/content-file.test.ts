import { expect, it } from 'vitest'
import { contentIn } from './content-file.ts'

const guide = { id: 'a-guide', title: { am: 'ርዕስ' } }

it.each([
  [
    'everything',
    JSON.stringify({ organisations: [], guides: [guide], words: [] }),
    { organisations: [], guides: [guide], words: [] },
  ],
  ['what it does not know is left out', JSON.stringify({ guides: [guide], dryRun: false, publish: true }), { guides: [guide] }],
  ['one guide of the content folder', JSON.stringify(guide), { guides: [guide] }],
  ['its organisations', '[{"id":"office"}]', { organisations: [{ id: 'office' }] }],
  [
    'words as CSV',
    '\uFEFF"place","key","english","amharic"\r\n"a","b","c","d"\r\n',
    { wordsCsv: '"place","key","english","amharic"\r\n"a","b","c","d"' },
  ],
  ['organisations as CSV', 'Type,ID\nGovernment,office', { organisationsCsv: 'Type,ID\nGovernment,office' }],
  ['organisations between semicolons', 'id;type\na;b', { organisationsCsv: 'id;type\na;b' }],
  ['organisations behind a line that names the sign', 'sep=;\nid;type\na;b', { organisationsCsv: 'sep=;\nid;type\na;b' }],
  ['half a file', '{"guides": [', null],
  ['another object', '{"guides": {}}', null],
  ['a list of other things', '[1, 2]', null],
  ['another CSV', 'bank,currency\nCBE,USD', null],
  ['nothing', '', null],
])('%s', (_, text, content) => {
  expect(contentIn(text)).toEqual(content)
})
