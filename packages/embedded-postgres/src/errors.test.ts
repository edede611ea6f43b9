import { describe, expect, it } from 'vitest'
import { codeOf, EngineError, explain } from './errors.ts'

describe('the code of an error', () => {
  it('is that of the system or of PostgreSQL, and nothing where there is none', () => {
    expect(codeOf(Object.assign(new Error('x'), { code: 'ENOENT' }))).toBe('ENOENT')
    for (const error of [undefined, null, 'ENOENT', 7, {}, { code: 7 }, new Error('ENOENT')]) expect(codeOf(error)).toBe('')
  })
})

describe('an error of the engine', () => {
  it('carries what caused it, where something did', () => {
    const cause = new Error('x')
    expect(new EngineError('busy', 'Words', cause)).toMatchObject({ name: 'EngineError', code: 'busy', message: 'Words', cause })
    expect(new EngineError('busy', 'Words')).not.toHaveProperty('cause')
  })

  it('is not explained again', () => {
    const known = new EngineError('busy', 'Words')
    expect(explain(known, '/data', 'starting')).toBe(known)
  })

  it.each(['No space left on device', 'Disk quota exceeded', 'ENOSPC', 'EDQUOT', 'HINT:  Check free disk space.'])(
    'says what to do about a full disk: %s',
    (words) => {
      const error = explain(words, '/data', 'starting')
      expect([error.code, error.cause]).toEqual(['disk-full', words])
      expect(error.message).toBe('The disk that holds /data is full (while starting). Free some space, then start again.')
    },
  )

  it.each([
    'Permission denied',
    'Read-only file system',
    'EACCES',
    'EPERM',
    'EROFS',
    'data directory "pg" has wrong ownership',
    'Operation not permitted',
  ])('says what to do about a folder that is closed, with the words for it: %s', (words) => {
    const error = explain(words, '/data', 'starting')
    expect([error.code, error.cause]).toEqual(['unreadable', words])
    expect(error.message).toBe(
      `The folder /data cannot be read or written by this user (while starting). Give this user the folder (chown), or start with a data folder it owns. ${words}`,
    )
  })

  it('repeats any other words, with the code of the system', () => {
    const cause = Object.assign(new Error('connect failed'), { code: 'ECONNREFUSED' })
    expect(explain(cause, '/data', 'starting')).toMatchObject({
      code: 'failed',
      message: 'PostgreSQL failed while starting in /data. It said: ECONNREFUSED connect failed',
      cause,
    })
    expect(explain(new Error('odd'), '/data', 'starting').message).toMatch(/It said: odd$/)
    expect(explain(7, '/data', 'starting').message).toMatch(/It said: 7$/)
    expect(explain(' \n', '/data', 'starting').message).toMatch(/It said: nothing$/)
  })
})
