// Posts for the growth bench: as many as are wanted, made of the words of the shipped guides, the same at each run.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT_DIR } from '@menged/api'
import type { Guide } from '@menged/contracts'
import { CITIES, transliterate } from '@menged/ethiopia'
import type { Pool } from 'pg'
import { randomFrom } from '../scripts/random.ts'

type Text = { en: string; am: string }
type Source = Omit<Guide, 'summary'> & {
  category: string
  organisation: string | null
  title: Text
  summary: Text
  body: Text
}
type MadePost = {
  id: string
  category: string
  organisation_id: string | null
  title_en: string
  title_am: string
  body_en: string
  body_am: string
  preview_en: string
  preview_am: string
  guide: Guide | null
  related: string[]
  days_ago: number
}

/** Of ten posts so many are guides with steps and papers; the others are plain texts. */
const GUIDES_OF_TEN = 2
const SENTENCES = 6
/** Of a hundred words so many are new to the language: names, inflections, numbers. Texts that grow bring new words without end. */
const NEW_OF_HUNDRED = 2
const LETTERS = [...'ለመሰረሸበተነከወዘየደገጠፈ']
const ORDERS = [0, 1, 2, 3, 5, 6]
const BEFORE = ['የ', 'በ', 'ለ', 'ከ', 'ስለ']
const AFTER = ['ን', 'ና', 'ም', 'ዎች', 'ዎቹን', 'ቸው', 'ዎ']

function readGuides(): Source[] {
  const folder = join(CONTENT_DIR, 'guides')
  return readdirSync(folder)
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Source)
}

const sentencesOf = (html: string): string[] =>
  html
    .replace(/<[^>]*>/g, '\n')
    .split(/(?<=[.?!።])\s|\n/)
    .map((text) => text.trim())
    .filter((text) => text.length > 20)

const AT_ONCE = 500
/** The days of which views are kept in the portal that is made. */
const DAYS = 90

/** Brings a portal with its shipped guides up to so many published posts, with comments and views as if it had run for a while. */
export async function fill(pool: Pool, posts: number): Promise<void> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from posts')
  const missing = posts - (rows[0]?.count ?? 0)
  const made = madePosts()
  for (let done = 0; done < missing; done += AT_ONCE) {
    const size = Math.min(AT_ONCE, missing - done)
    await pool.query(INSERT_POSTS, [JSON.stringify(Array.from({ length: size }, () => made.next().value))])
  }
  await pool.query(INSERT_VIEWS, [posts / 10])
  await pool.query(INSERT_COMMENTS)
}

const INSERT_POSTS = `
  insert into posts (id, category, organisation_id, author, title_en, title_am, body_en, body_am, preview_en, preview_am, guide,
    related, created_at, updated_at)
  select id, category, organisation_id, 'Bench', title_en, title_am, body_en, body_am, preview_en, preview_am, guide, related,
    now() - days_ago * interval '1 day', now() - days_ago * interval '1 day'
  from json_to_recordset($1) as made (id text, category text, organisation_id text, title_en text, title_am text, body_en text,
    body_am text, preview_en text, preview_am text, guide jsonb, related text[], days_ago float)`

/** As of many things: the tenth is read a tenth as often as the first, and most are not read every day. */
const INSERT_VIEWS = `
  with rates as (
    select id, $1::float / row_number() over (order by md5(id)) as rate, (hashtext(id) & 1023) / 1024.0 as phase from posts where author = 'Bench'
  ), days as (
    select id, day, floor(rate * (day + 1) + phase)::int - floor(rate * day + phase)::int as views
    from rates, generate_series(0, ${DAYS - 1}) as day
  ), put as (
    insert into post_views_daily (post_id, day, views)
    select id, (now() at time zone 'Africa/Addis_Ababa')::date - day, views from days where views > 0
  )
  insert into post_views (post_id, views) select id, sum(views) from days group by id`

const INSERT_COMMENTS = `
  insert into comments (post_id, author, language, text, created_at)
  select id, 'Abel', 'am', preview_am, created_at + number * interval '1 hour'
  from posts, generate_series(1, (hashtext(id) & 3)) as number where author = 'Bench'`

/** Endless; the first ones do not depend on how many are taken. */
function* madePosts(): Generator<MadePost> {
  const random = randomFrom(20)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const guides = readGuides()
  const write = writer(guides, random, pick)
  const titles = new Set<string>()
  for (let number = 1; ; number += 1) {
    const place = Math.floor(random() * guides.length)
    const topic = guides[place] as Source
    let title = write.title(topic)
    while (titles.has(title.en) || titles.has(title.am)) title = write.title(topic)
    titles.add(title.en).add(title.am)
    const [en, am] = [write.text(place, 'en'), write.text(place, 'am')]
    yield {
      id: `made-${number}`,
      category: topic.category,
      organisation_id: random() < 0.8 ? topic.organisation : null,
      title_en: title.en,
      title_am: title.am,
      body_en: bodyOf(en),
      body_am: bodyOf(am),
      preview_en: en.slice(0, 2).join(' ').slice(0, 240),
      preview_am: am.slice(0, 2).join(' ').slice(0, 200),
      guide: number % 10 < GUIDES_OF_TEN ? guideOf(topic) : null,
      related: number > 3 ? [`made-${number - 1}`, `made-${Math.ceil(number / 2)}`] : [],
      days_ago: random() * 700,
    }
  }
}

/** Half of a text is from the guide of its topic, the other half from anywhere, and some words are new. */
function writer(guides: Source[], random: () => number, pick: <Item>(items: readonly Item[]) => Item) {
  const sentences = {
    en: guides.map(({ body }) => sentencesOf(body.en)),
    am: guides.map(({ body }) => sentencesOf(body.am)),
  }
  const all = { en: sentences.en.flat(), am: sentences.am.flat() }
  const name = (): Text => {
    const am = Array.from({ length: 2 + Math.floor(random() * 3) }, () =>
      String.fromCodePoint((pick(LETTERS).codePointAt(0) ?? 0) + pick(ORDERS)),
    ).join('')
    return { en: transliterate(am).replace(/^./, (letter) => letter.toUpperCase()), am }
  }
  const newWord = (word: string, language: keyof Text): string => {
    const kind = random()
    if (kind < 0.3) return String(Math.floor(random() ** 3 * 100_000))
    if (kind < 0.6 || language === 'en') return name()[language]
    return `${pick(BEFORE)}${word.replace(/[።፣፤፦]$/, '')}${pick(AFTER)}`
  }
  const changed = (text: string, language: keyof Text): string =>
    text
      .split(' ')
      .map((word) => (random() * 100 < NEW_OF_HUNDRED ? newWord(word, language) : word))
      .join(' ')
  return {
    text: (topic: number, language: keyof Text): string[] =>
      Array.from({ length: SENTENCES }, () =>
        changed(pick(random() < 0.5 ? (sentences[language][topic] ?? []) : all[language]), language),
      ),
    title: (topic: Source): Text => {
      const [step, city, place] = [pick(topic.steps.length > 0 ? topic.steps : (guides[0]?.steps ?? [])), pick(CITIES), name()]
      return {
        en: `${topic.title.en.slice(0, 70)}: ${step.title.en.slice(0, 50)}, ${place.en} (${city.name.en})`,
        am: `${topic.title.am.slice(0, 70)}፦ ${step.title.am.slice(0, 50)}፣ ${place.am} (${city.name.am})`,
      }
    },
  }
}

function bodyOf(sentences: string[]): string {
  const part = Math.ceil(sentences.length / 3)
  const list = sentences.slice(part * 2).map((text) => `<li>${escaped(text)}</li>`)
  const [first, second] = [sentences.slice(0, part), sentences.slice(part, part * 2)].map((each) => escaped(each.join(' ')))
  return `<p>${first}</p><h2>${escaped(sentences[part]?.slice(0, 40) ?? '')}</h2><p>${second}</p><ul>${list.join('')}</ul>`
}

const escaped = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The parts of a guide without what the post says itself. */
function guideOf({ summary, facts, documents, steps, fees, office, law, sources, certainty }: Source): Guide {
  return { summary, facts, documents, steps, fees, office, law, sources, certainty }
}
