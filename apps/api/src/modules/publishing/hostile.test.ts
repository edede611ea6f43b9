// What somebody might put into a draft, by the editor or straight to the API: it comes out clean, or is refused with a sentence.
import { beforeAll, expect, test } from 'vitest'
import { signIn } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'
import { both, draftIn, type Writing, wholeGuide, writing, written } from '../../../test/drafts.ts'

const on = testApi({ config: { rateLimitFactor: 1000 } })
let editor: Writing
beforeAll(async () => {
  editor = writing(on, await signIn(on, { role: 'editor' }))
})

const withBody = (en: string) => ({ ...written('Hostile'), body: both(en, '<p>ጽሑፍ።</p>') })
const cleaned = async (en: string): Promise<string> => draftIn(await editor.create(withBody(en))).content.body.en

test.each([
  ['<p>a<script>alert(1)</script>b</p><p>after</p>', '<p>ab</p><p>after</p>'],
  ['<style>body{display:none}</style><p>a</p>', '<p>a</p>'],
  ['<p onclick="alert(1)" style="position:fixed">a</p>', '<p>a</p>'],
  // What is refused does not swallow what follows it.
  [
    '<p>see <a href="javascript:alert(1)">this</a>, then <a href="https://a.et">that</a></p><ul><li>more</li></ul>',
    '<p>see this, then <a href="https://a.et" rel="noopener nofollow">that</a></p><ul><li>more</li></ul>',
  ],
  ['<p><a href="data:text/html,<script>alert(1)</script>">a</a> b</p><h2>c</h2>', '<p>a b</p><h2>c</h2>'],
  [
    '<p><a href="javascript:alert(1)"><strong>a</strong></a></p><table><tr><td>b</td></tr></table>',
    '<p><strong>a</strong></p><table><tr><td>b</td></tr></table>',
  ],
  ['<iframe src="https://evil.example"></iframe><p>a</p>', '<p>a</p>'],
  ['<p>a<img src="https://evil.example/pixel.png">b</p>', '<p>ab</p>'],
  ['<p>unclosed <strong>bold<ul><li>one<li>two', '<p>unclosed <strong>bold<ul><li>one</li><li>two</li></ul></strong></p>'],
  // As Word and web pages paste it.
  [
    '<p class="MsoNormal" style="mso-x:1"><span lang="EN-US"><o:p>a</o:p></span><b>b</b><i>c</i></p>',
    '<p>a<strong>b</strong><em>c</em></p>',
  ],
  ['<div><h1>a</h1><p>b<br>c</p></div>', '<h2>a</h2><p>b<br />c</p>'],
  ['<p></p><p> &nbsp; </p><p><br></p>', ''],
])('%s', async (body, clean) => {
  expect(await cleaned(body)).toBe(clean)
})

test('bodies that are too long, too deep or too large are refused in the language of the writer, and nothing is stored', async () => {
  const draft = draftIn(await editor.create(written('Stays')))
  const save = async (body: string) => {
    const response = await editor.save(draft, withBody(body))
    return [response.statusCode, response.json().code]
  }
  expect(await save('<p>x</p>'.repeat(25_000))).toEqual([400, 'invalid_input'])
  expect(await save('<ul><li>x'.repeat(500) + '</li></ul>'.repeat(500))).toEqual([400, 'invalid_input'])
  expect(await save('<ul><li>x'.repeat(500))).toEqual([400, 'invalid_input'])
  // Within the bounds as it is sent, and beyond them once it is clean.
  expect(await save('&'.repeat(90_000))).toEqual([400, 'invalid_input'])
  expect(await save('x'.repeat(3_000_000))).toEqual([413, 'payload_too_large'])
  const deep = await editor.save(draft, withBody('<blockquote>'.repeat(40)))
  expect(deep.json()).toMatchObject({ field: 'content', error: 'Lists and tables are nested too deeply in this text.' })
  expect(draftIn(await editor.read(draft.id))).toMatchObject({ revision: 1, content: { title: { en: 'Stays' } } })
})

test('the longest bodies in both languages are taken', async () => {
  const content = { ...written('Long'), body: both(`<p>${'x'.repeat(99_000)}</p>`, `<p>${'ሀ'.repeat(99_000)}</p>`) }
  const draft = draftIn(await editor.create(content))
  expect(draft.content.body.am).toHaveLength(99_007)
  expect(draftIn(await editor.step(draft, 'publish')).live).toBe(true)
})

test('fields hold text and nothing else; what hides or turns letters round is taken out', async () => {
  const guide = wholeGuide({ law: [both('<script>alert(1)</script>', 'ሕግ\u202E')] })
  const draft = draftIn(await editor.create({ ...written('Fields'), title: both('Line\nbreak \u0007bell', 'ርዕስ'), guide }))
  expect(draft.content.title.en).toBe('Line break bell')
  expect(draft.content.guide?.law).toEqual([both('<script>alert(1)</script>', 'ሕግ')])
  for (const url of ['javascript:alert(1)', ' data:text/html,x', 'JaVaScRiPt:x', '\u0001javascript:x', 'vbscript:x']) {
    const sources = [{ name: both('a', 'b'), url, asOf: '' }]
    expect([url, (await editor.create({ ...written('Link'), guide: wholeGuide({ sources }) })).statusCode]).toEqual([url, 400])
  }
  const nul = await editor.create({ ...written('Nul'), title: both('a\0b', 'c') })
  expect(nul.statusCode).toBe(400)
})
