// Refused: a text holds what no font of documents has.
import type { Doc } from '../doc.ts'
import { firstUnsupported } from './unsupported.ts'

export class UnsupportedCharacter extends Error {
  readonly character: string
  constructor(character: string) {
    super(`a document cannot hold ${JSON.stringify(character)}`)
    this.name = 'UnsupportedCharacter'
    this.character = character
  }
}

/** @throws UnsupportedCharacter */
export function refuseUnsupported(doc: Doc): void {
  const character = firstUnsupported(doc)
  if (character !== undefined) throw new UnsupportedCharacter(character)
}
