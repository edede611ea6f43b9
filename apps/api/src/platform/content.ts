// Reads the content folder: JSON files that people review, checked against a schema before anything uses them.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

export class ContentError extends Error {
  constructor(file: string, problem: string, cause?: unknown) {
    super(`The content file ${file} cannot be used: ${problem}`, cause === undefined ? undefined : { cause })
    this.name = 'ContentError'
  }
}

export async function readContent<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.infer<Schema>> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new ContentError(file, 'it cannot be read', cause)
  })
  const checked = schema.safeParse(parse(file, text))
  if (!checked.success) throw new ContentError(file, z.prettifyError(checked.error))
  return checked.data
}

/** Every JSON file of a folder, in the order of their names. */
export async function readContentFolder<Schema extends z.ZodType>(dir: string, schema: Schema): Promise<z.infer<Schema>[]> {
  const names = await readdir(dir).catch((cause: unknown) => {
    throw new ContentError(dir, 'the folder cannot be read', cause)
  })
  const files = names.filter((name) => name.endsWith('.json')).sort()
  return await Promise.all(files.map((name) => readContent(join(dir, name), schema)))
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ContentError(file, 'it is not JSON', cause)
  }
}

/** Of a file's content, by which a start knows whether it has changed. */
export const hashOfContent = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('hex')
