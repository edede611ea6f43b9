import { expect, test } from 'vitest'
import { readForm } from './form.ts'

const post = (body: BodyInit, type?: string) =>
  new Request('http://localhost/about-us', {
    method: 'POST',
    body,
    ...(type === undefined ? {} : { headers: { 'content-type': type } }),
  })

test('both kinds of forms are read', async () => {
  expect((await readForm(post('name=ሀና', 'application/x-www-form-urlencoded;charset=UTF-8'))).get('name')).toBe('ሀና')
  const form = new FormData()
  form.set('name', 'ሀና')
  expect((await readForm(post(form))).get('name')).toBe('ሀና')
})

test.each([
  [new TextEncoder().encode('x'), undefined, 415],
  ['{}', 'application/json', 415],
  ['a=b', 'text/plain', 415],
  ['a=b', 'application/x-www-form-urlencodedx', 415],
  ['a=b', '', 415],
  ['broken', 'multipart/form-data; boundary=x', 400],
  ['broken', 'multipart/form-data', 400],
])('%s as %s is refused with %s', async (body, type, status) => {
  await expect(readForm(post(body, type))).rejects.toMatchObject({ init: { status } })
})
