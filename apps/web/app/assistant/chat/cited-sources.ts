// The citations of an answer by what they are of: a guide is one source, however many of its passages were used.
import type { Citation } from '@menged/contracts/assistant'

/** `oldest`: what is known for the shortest time is what all of it is worth; undated before everything. */
export type Source = { href: string; title: string; passages: Citation[]; oldest: Citation }

const LATEST = '9999'
const timeOf = ({ checkedOn, kind }: Citation): string => checkedOn ?? (kind === 'guide' ? '' : LATEST)

/** In the order in which they are cited first. A single passage is opened by the source itself. */
export function sourcesOf(citations: readonly Citation[]): Source[] {
  const firsts = citations.filter((citation, place) => citations.findIndex((other) => isSame(citation, other)) === place)
  return firsts.map((first) => {
    const passages = citations.filter((citation) => isSame(citation, first))
    const oldest = passages.reduce((one, other) => (timeOf(other) < timeOf(one) ? other : one))
    const [path = first.href] = first.href.split('#')
    return { href: passages.length === 1 ? first.href : path, title: first.title, passages, oldest }
  })
}

const isSame = (one: Citation, other: Citation): boolean => one.kind === other.kind && one.id === other.id
