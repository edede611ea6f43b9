// Learns from the ways of asking: the classifiers, and how candidates are ranked. The same content gives the same model.
import { tokenize } from '@menged/ethiopia'
import { type BoostedTrees, probability, type Row, trainTrees } from './boosted-trees.ts'
import { breathing } from './breathing.ts'
import { percentOf } from './calibration.ts'
import { FOLDS, type HeldBack, heldBackOf } from './held-back.ts'
import { INTENTS, type Intent } from './intents.ts'
import { type Example, LinearClassifier, randomNumbers } from './linear-classifier.ts'
import {
  type Classifiers,
  dangerFeatures,
  kindsOf,
  LATIN_WRITINGS,
  QUESTION_KINDS,
  type QuestionKind,
  type Ranking,
  read,
} from './model.ts'
import { kindOf, PASSAGE_KINDS, RankedPassages } from './passage-ranking.ts'
import type { IndexedGuide } from './passages.ts'
import { type GuideText, Retrieval, type Way } from './retrieval.ts'
import { partsOf } from './sentences.ts'
import { suggestedFor } from './suggestions.ts'
import type { TermIndex } from './term-index.ts'
import { classifiedTerms, termsOf } from './terms.ts'

/** `latin`: Amharic in Latin letters. */
export const WRITINGS = ['am', 'latin', 'en'] as const
export type Writing = (typeof WRITINGS)[number]
export type PlacedText = Way & { place: string; asks: Intent }
export type AskedWay = PlacedText & { writing: Writing }
export type KindExample = { kind: QuestionKind; text: string; writing: Writing }
/** `other`: examples of the kinds that no guide answers. `near`: what people ask beside the guides. */
export type TrainingSet = {
  guides: readonly { text: GuideText; indexed: IndexedGuide }[]
  ways: readonly AskedWay[]
  other: readonly KindExample[]
  near: readonly string[]
}

const BITS = { guides: 21, kinds: 20, intents: 19, passages: 19, languages: 17 } as const
/** Guides that a guide is told from: the likest, and any others, which change from example to example. */
const RIVALS = { likest: 12, others: 8 } as const
const WEIGHTS = {
  title: 2,
  summary: 1,
  passage: 0.3,
  suggested: 0.5,
  way: 1,
  name: 0.25,
  near: 0.4,
  other: 2,
  danger: 5,
  withoutWays: 1.6,
  judged: 2,
  added: 3,
} as const
/** Passages that are short enough to be like a question. */
const SHORT = 120

export async function trainKinds(set: TrainingSet, breathe: () => Promise<void>): Promise<LinearClassifier> {
  const kinds = LinearClassifier.ofSize(BITS.kinds)
  await kinds.train(
    examplesOfKinds(set).map(({ kind, text, weight }) => ({
      terms: classifiedTerms(text),
      label: kind,
      rivals: QUESTION_KINDS,
      weight,
    })),
    breathe,
  )
  return kinds.compact()
}

/** Seconds of work, with pauses. `retrieval`: of the same guides and ways. */
export async function trainClassifiers(set: TrainingSet, retrieval: Retrieval, breathe = breathing()): Promise<Classifiers> {
  const { ways, guides } = set
  const intents = LinearClassifier.ofSize(BITS.intents)
  await intents.train(
    ways.map(({ text, asks }) => ({ terms: classifiedTerms(text), label: asks, rivals: INTENTS, weight: 1 })),
    breathe,
  )
  const passages = LinearClassifier.ofSize(BITS.passages)
  await passages.train(
    ways.map(({ text, place }) => ({ terms: classifiedTerms(text), label: kindOf(place), rivals: PASSAGE_KINDS, weight: 1 })),
    breathe,
  )
  const languages = LinearClassifier.ofSize(BITS.languages)
  await languages.train(
    [...ways, ...set.other].flatMap(({ text, writing }) =>
      writing === 'am'
        ? []
        : [{ terms: Uint32Array.from(new Set(termsOf(text))), label: writing, rivals: LATIN_WRITINGS, weight: 1 }],
    ),
    breathe,
  )
  const examples = await examplesOfGuides(
    guides.map(({ indexed }) => indexed),
    { ways, retrieval, breathe },
  )
  return {
    kinds: await trainKinds(set, breathe),
    intents: intents.compact(),
    passages: passages.compact(),
    languages: languages.compact(),
    guides: await guidesTold(examples, breathe),
  }
}

type ToldWay = Pick<AskedWay, 'guide' | 'text'> & { weight?: number }
type Told = { ways: readonly ToldWay[]; retrieval: Retrieval; breathe: () => Promise<void> }

/** What tells guides apart: how people ask for each, and what it says of itself in a few words. */
async function examplesOfGuides(
  guides: Iterable<IndexedGuide> | AsyncIterable<IndexedGuide>,
  { ways, retrieval, breathe }: Told,
): Promise<Example[]> {
  const told: Example[] = []
  const random = randomNumbers()
  const anyGuide = (): string => retrieval.ids[Math.floor(random() * retrieval.ids.length)] ?? ''
  const tell = async (text: string, label: string, weight: number) => {
    const rivals = new Set([...retrieval.likest(text, RIVALS.likest), ...Array.from({ length: RIVALS.others }, anyGuide)])
    told.push({ terms: classifiedTerms(text), label, weight, rivals: [...rivals] })
    await breathe()
  }
  for (const { text, guide, weight = WEIGHTS.way } of ways) await tell(text, guide, weight)
  const asked = new Set(ways.map(({ guide }) => guide))
  for await (const indexed of guides) {
    const { id, title, passages } = indexed
    for (const each of asked.has(id) ? [] : suggestedFor(indexed)) await tell(each, id, WEIGHTS.suggested)
    for (const each of Object.values(title)) await tell(each, id, WEIGHTS.title)
    for (const { name, text } of passages)
      for (const each of Object.values(text))
        if (name === 'summary') await tell(each, id, WEIGHTS.summary)
        else if (each !== '' && each.length < SHORT && !name.startsWith('body')) await tell(each, id, WEIGHTS.passage)
  }
  return told
}

async function guidesTold(examples: readonly Example[], breathe: () => Promise<void>): Promise<LinearClassifier> {
  const classifier = LinearClassifier.ofSize(BITS.guides)
  await classifier.train(examples, breathe)
  return classifier.compact()
}

/** Of the ways that are known already one in so many is told again with what is new, so that nothing is forgotten. */
const TOLD_AGAIN = 12
type Added = Omit<Told, 'ways'> & {
  shipped: readonly ToldWay[]
  added: readonly ToldWay[]
  /** Those that nobody had asked for before. */
  newGuides: AsyncIterable<IndexedGuide>
}

/** What editors have added, told to a classifier that knows what ships: seconds, where all of it takes a minute. */
export async function learnMore(
  known: LinearClassifier,
  { shipped, added, newGuides, ...rest }: Added,
): Promise<LinearClassifier> {
  if (added.length === 0) return known
  const again = shipped.filter((_, n) => n % TOLD_AGAIN === 0)
  const told = added.map(({ guide, text }) => ({ guide, text, weight: WEIGHTS.added }))
  const examples = await examplesOfGuides(newGuides, { ways: [...again, ...told], ...rest })
  const classifier = known.learnable()
  await classifier.train(examples, rest.breathe)
  return classifier.compact()
}

/** Two ways of asking of one guide, one after the other: as long as the story of somebody who asks in the end. */
const longOnes = (ways: readonly AskedWay[]): { text: string; guide: string }[] =>
  ways.flatMap(({ text, guide }, n) => {
    const next = ways[n + 1]
    return next?.guide === guide && n % 2 === 0 ? [{ text: `${text} ${next.text}`, guide }] : []
  })

/** What somebody types who only names a thing: titles, and the beginnings and ends of titles. */
const namesIn = (guides: TrainingSet['guides']): string[] =>
  guides.flatMap(({ indexed }) =>
    Object.values(indexed.title).flatMap((title) => {
      const words = tokenize(title)
      return [
        title,
        words.slice(0, 2).join(' '),
        words.slice(-2).join(' '),
        ...words.filter((word) => word.length >= NAME_LETTERS),
      ]
    }),
  )
const NAME_LETTERS = 4

/** So many ways of asking share a topic, in so few guides; of each guide so many. */
const TOPICS = { ways: 3, guides: 5, each: 8 } as const

/** A word, or two one after the other, that many ways of asking for a guide share and few other guides: people type it alone as well. */
function topicsIn(ways: readonly AskedWay[]): string[] {
  const guidesOf = new Map<string, Map<string, number>>()
  for (const { text, guide } of ways) {
    const words = tokenize(text)
    const phrases = words.flatMap((word, n) => [word, words.slice(n, n + 2).join(' ')])
    for (const phrase of new Set(phrases)) {
      const counts = guidesOf.get(phrase) ?? new Map<string, number>()
      guidesOf.set(phrase, counts.set(guide, (counts.get(guide) ?? 0) + 1))
    }
  }
  const shared = [...guidesOf].flatMap(([phrase, counts]) =>
    counts.size > TOPICS.guides
      ? []
      : [...counts].flatMap(([guide, count]) => (count >= TOPICS.ways ? [{ phrase, guide, count }] : [])),
  )
  const ofGuides = Map.groupBy(shared, ({ guide }) => guide).values()
  const most = [...ofGuides].flatMap((each) => each.toSorted((one, other) => other.count - one.count).slice(0, TOPICS.each))
  return [...new Set(most.map(({ phrase }) => phrase))]
}

/** A kind with fewer examples than so many counts as if it had more. */
const ENOUGH = 270

function examplesOfKinds({ guides, ways, near, other }: TrainingSet): { kind: QuestionKind; text: string; weight: number }[] {
  const counts = Map.groupBy(other, ({ kind }) => kind)
  const rareness = (kind: QuestionKind): number => Math.sqrt(Math.max(1, ENOUGH / (counts.get(kind)?.length ?? ENOUGH)))
  return [
    ...[...namesIn(guides), ...topicsIn(ways)].map((text) => ({ kind: 'guide' as const, text, weight: WEIGHTS.name })),
    ...longOnes(ways).map(({ text }) => ({ kind: 'guide' as const, text, weight: WEIGHTS.way })),
    ...ways.map(({ text }) => ({ kind: 'guide' as const, text, weight: WEIGHTS.way })),
    ...near.map((text) => ({ kind: 'notOurs' as const, text, weight: WEIGHTS.near })),
    ...other.map(({ kind, text }) => ({
      kind,
      text,
      weight: kind.startsWith('danger') ? WEIGHTS.danger : WEIGHTS.other * rareness(kind),
    })),
  ]
}

type Grouped = { features: number[][]; right: number; weight: number }
type Groups = { ofGuides: Grouped[]; ofPassages: Grouped[]; ofKinds: Row[] }
type Measured = { ranking: Ranking; figures: Record<string, number> }

/** What others may do meanwhile: groups of what was held back, and trees of rows. */
export type TrainingTask = { heldBack: HeldBack } | { rows: readonly Row[] }
export type TrainingResult = { groups: Groups } | { trees: BoostedTrees }
/** In the order of the tasks. */
export type RunTasks = (tasks: readonly TrainingTask[]) => Promise<TrainingResult[]>

/** Minutes of work, to be shared: how far which sign can be trusted is learnt from questions that the signs have not seen. */
export async function trainRanking(set: TrainingSet, run: RunTasks): Promise<Measured> {
  const results = await run(heldBackOf(set).map((heldBack) => ({ heldBack })))
  const groups = results.flatMap((result) => ('groups' in result ? result.groups : []))
  const all = {
    ofGuides: groups.flatMap(({ ofGuides }) => ofGuides),
    ofPassages: groups.flatMap(({ ofPassages }) => ofPassages),
    ofKinds: groups.flatMap(({ ofKinds }) => ofKinds),
  }
  return await learnFrom(all, run)
}

/** Does tasks over one set, one after the other. */
export function taskRunner(set: TrainingSet): (task: TrainingTask) => Promise<TrainingResult> {
  const terms = new WeakMap<Way, number[]>(set.ways.map((way) => [way, termsOf(way.text)]))
  let known: Promise<Known> | undefined
  const knownOfAll = async (): Promise<Known> => {
    known ??= Retrieval.build(
      set.guides.map(({ text }) => text),
      [],
      breathing(),
    ).then(({ text }) => ({ text, terms }))
    return await known
  }
  return async (task) => {
    if ('rows' in task) return { trees: await trainTrees(task.rows, async () => {}) }
    const { heldBack } = task
    return {
      groups:
        'guides' in heldBack
          ? await withoutWays(set, heldBack, await knownOfAll())
          : await withoutSome(set, heldBack, await knownOfAll()),
    }
  }
}

async function withoutSome(set: TrainingSet, { fold, ways }: Extract<HeldBack, { fold: number }>, known: Known): Promise<Groups> {
  const groups: Groups = { ofGuides: [], ofPassages: [], ofKinds: [] }
  const held = new Set(ways)
  const kept = set.ways.filter((_, n) => !held.has(n))
  const part = {
    ...set,
    ways: kept,
    near: set.near.filter((_, n) => n % FOLDS !== fold),
    other: set.other.filter((_, n) => (n + set.near.length) % FOLDS !== fold),
  }
  const trained = await trainedOn(part, known)
  const indexed = new Map(set.guides.map((guide) => [guide.indexed.id, guide.indexed]))
  const waysOf = Map.groupBy(kept, ({ guide }) => guide)
  const ranked = new Map(
    [...indexed].map(([id, guide]) => [id, new RankedPassages(guide, placedWays(waysOf.get(id) ?? [], known.terms))]),
  )
  for (const way of ways.flatMap((n) => set.ways[n] ?? [])) {
    const reading = read(way.text, trained)
    const candidates = trained.retrieval.candidates(way.text, reading.learnt)
    // What names nothing is understood by what was asked before.
    if (!trained.retrieval.isBare(way.text)) groups.ofGuides.push(grouped(candidates, way.guide, 1))
    const features = ranked.get(way.guide)?.features(new Set(termsOf(way.text)), reading) ?? []
    const right = indexed.get(way.guide)?.passages.findIndex(({ name }) => name === way.place) ?? -1
    groups.ofPassages.push({ features, right, weight: 1 })
    groups.ofKinds.push({
      features: dangerFeatures(reading.kinds, candidates, partsRead(way.text, trained)),
      isRight: false,
      weight: 1,
    })
  }
  const others = [...set.near.map((text) => ({ kind: 'notOurs' as const, text })), ...set.other]
  for (const [n, { kind, text }] of others.entries()) {
    if (n % FOLDS !== fold) continue
    const reading = read(text, trained)
    const candidates = trained.retrieval.candidates(text, reading.learnt)
    groups.ofKinds.push({
      features: dangerFeatures(reading.kinds, candidates, partsRead(text, trained)),
      isRight: kind.startsWith('danger'),
      weight: WEIGHTS.judged,
    })
    if (kind === 'notOurs') groups.ofGuides.push(grouped(candidates, null, n < set.near.length ? WEIGHTS.near : 1))
  }
  return groups
}

/** Of guides that nobody has asked for yet, and of questions whose guide is not there. */
async function withoutWays(
  set: TrainingSet,
  { guides, asked }: Extract<HeldBack, { asked: unknown }>,
  known: Known,
): Promise<Groups> {
  const ofGuides: Grouped[] = []
  const ways = set.ways.filter(({ guide }) => !guides.includes(guide))
  const silent = await trainedOn({ ...set, ways }, known)
  const gone = await trainedOn(
    { ...set, ways, guides: set.guides.filter(({ text }) => !guides.includes(text.id)) },
    { terms: known.terms },
  )
  for (const { text, guide } of asked.flatMap((n) => set.ways[n] ?? []).filter((way) => !gone.retrieval.isBare(way.text))) {
    ofGuides.push(grouped(silent.retrieval.candidates(text, read(text, silent).learnt), guide, WEIGHTS.withoutWays))
    ofGuides.push(grouped(gone.retrieval.candidates(text, read(text, gone).learnt), null, WEIGHTS.withoutWays))
  }
  return { ofGuides, ofPassages: [], ofKinds: [] }
}

const partsRead = (question: string, trained: Classifiers) => partsOf(question).map((part) => kindsOf(part, trained))

type Known = { text?: TermIndex; terms: WeakMap<Way, number[]> }
async function trainedOn(set: TrainingSet, { text, terms }: Known): Promise<Classifiers & { retrieval: Retrieval }> {
  const texts = set.guides.map((guide) => guide.text)
  const retrieval = await Retrieval.build(texts, set.ways, breathing(), { ...(text && { text }), terms })
  return { ...(await trainClassifiers(set, retrieval)), retrieval }
}

const placedWays = (ways: readonly AskedWay[], terms: WeakMap<Way, number[]>) =>
  ways.map((way) => ({ place: way.place, asks: way.asks, terms: terms.get(way) ?? [] }))

function grouped(candidates: readonly { guide: string; features: number[] }[], right: string | null, weight: number): Grouped {
  return {
    features: candidates.map(({ features }) => features),
    right: candidates.findIndex(({ guide }) => guide === right),
    weight,
  }
}

const rowsOf = (groups: readonly Grouped[]): Row[] =>
  groups.flatMap(({ features, right, weight }) => features.map((each, n) => ({ features: each, isRight: n === right, weight })))

/** Of the questions that are none of danger so few are taken for one; the guide that they are about is named below the numbers. */
const FALSE_DANGER = 0.02
const NO_TREES: BoostedTrees = { base: 0, trees: [] }

/** Without its thresholds, which `calibrate` finds, and without what follow-ups are known by. */
async function learnFrom({ ofGuides, ofPassages, ofKinds }: Groups, run: RunTasks): Promise<Measured> {
  const halves = [0, 1].map((half) => ({
    learnt: ofKinds.filter((_, n) => n % 2 !== half),
    unseen: ofKinds.filter((_, n) => n % 2 === half),
  }))
  const results = await run(
    [rowsOf(ofGuides), rowsOf(ofPassages), ofKinds, ...halves.map(({ learnt }) => learnt)].map((rows) => ({ rows })),
  )
  const [guides = NO_TREES, passages = NO_TREES, kinds = NO_TREES, ...ofHalves] = results.flatMap((result) =>
    'trees' in result ? [result.trees] : [],
  )
  const dangers = halves.flatMap(({ unseen }, n) =>
    unseen.map(({ features, isRight }) => ({ likely: probability(ofHalves[n] ?? NO_TREES, features), isRight })),
  )
  const harmless = dangers.flatMap(({ likely, isRight }) => (isRight ? [] : [likely])).sort((one, other) => other - one)
  const danger = harmless[Math.floor(harmless.length * FALSE_DANGER)] ?? 1
  const inDanger = dangers.filter(({ isRight }) => isRight)
  return {
    ranking: { guides, passages, trust: [], sure: 1, probable: 1, danger: { trees: kinds, from: danger }, followUp: [] },
    figures: {
      dangerSeen: percentOf(inDanger.filter(({ likely }) => likely >= danger).length, inDanger.length),
      falseDanger: FALSE_DANGER * 100,
    },
  }
}
