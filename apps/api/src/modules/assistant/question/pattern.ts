// Patterns over the words of questions: written as people write, folded as the words are. Line breaks in them say nothing.
import { fold } from '@menged/ethiopia'

export const pattern = (text: string, flags = ''): RegExp =>
  new RegExp(text.replace(/[\u1200-\u135a]+/g, (run) => fold(run)).replace(/\s*\n\s*/g, ''), flags)
