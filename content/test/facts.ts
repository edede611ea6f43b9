// What a guide claims of its facts: a date only with a source of that date, and as sources only what was read.
import { WRITTEN } from '@menged/ethiopia/languages'
import type { Guide } from '@menged/contracts/posts'

type Source = Guide['sources'][number]

export function factFaults(guide: Guide, read: ReadonlySet<string>): string[] {
  return [...dateFaults(guide), ...sourceFaults(guide, read), ...documentFaults(guide)]
}

function dateFaults({ asOf, fees, questions = [], sources }: Guide): string[] {
  const dates = new Set(sources.map((source) => source.asOf))
  const claims = [
    { what: 'the guide', asOf },
    ...fees.map((fee) => ({ what: fee.item.en, asOf: fee.asOf })),
    ...questions.map((each) => ({ what: each.question.en, asOf: each.asOf })),
  ]
  return claims
    .filter((claim) => claim.asOf !== undefined && !dates.has(claim.asOf))
    .map((claim) => `asOf ${claim.asOf} of ${claim.what}: no source is of that date`)
}

function sourceFaults({ sources, whereToCheck = [] }: Guide, read: ReadonlySet<string>): string[] {
  const unread = sources.filter((source) => {
    const site = siteOf(source)
    return site !== undefined && !read.has(site)
  })
  return [
    ...unread.map((source) => `sources: ${source.name.en} was not read; a place to check stands under whereToCheck`),
    ...whereToCheck.filter(({ url }) => !url).map(({ name }) => `whereToCheck: ${name.en} has no url`),
  ]
}

/** The site that a source names, by its address or in its name; notes and printed laws name none. */
function siteOf({ name, url }: Source): string | undefined {
  if (url) return new URL(url).hostname.replace(/^www\./, '')
  return /[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}/.exec(name.en)?.[0]
}

/** A question to ask, or a person who has to come, is a step: nobody can have it ready in a folder. */
const documentFaults = ({ documents }: Guide): string[] =>
  documents
    .filter(({ text }) => /^(?:Ask|Tell|Check|Yourself|You)\b|: (?:ask|check|tell) /.test(text.en))
    .map(({ text }) => `documents: "${text.en}" is no document`)

/** A law has one name in all guides: up to and with its number. */
export function lawFaults(guides: readonly Guide[]): string[] {
  const names = new Map<string, string>()
  return guides.flatMap(({ law }) =>
    law.flatMap((each) =>
      WRITTEN.flatMap((language) => {
        const [name, number] = /^.*?(\d+\/\d{4})/.exec(each[language]) ?? []
        if (name === undefined) return []
        const known = names.get(`${language} ${number}`)
        names.set(`${language} ${number}`, known ?? name)
        return known === undefined || known === name ? [] : [`law: "${name}" is elsewhere "${known}"`]
      }),
    ),
  )
}
