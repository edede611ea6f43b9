// What an answer says: sentences, facts and lists, each with the numbers of its sources, which open the passage.

import type { AnswerBlock, Citation } from '@menged/contracts/assistant'
import type { Language } from '@menged/ethiopia/languages'
import { colonAfter } from '@menged/ethiopia/scripts'
import { Link } from '../../page/link.tsx'
import { useT } from '../../words/language.tsx'
import { leadOf } from './lead.ts'

type Cited = { text: string; cites: readonly number[] }
type List = Extract<AnswerBlock, { kind: 'list' }>

type BlocksProps = { blocks: readonly AnswerBlock[]; citations: readonly Citation[]; language: Language }

export const Blocks = ({ blocks, citations, language }: BlocksProps) =>
  blocks.map((block, place) => {
    const isHeading = blocks[place + 1]?.kind === 'list'
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no names, and never change
    return <Block key={place} block={block} isHeading={isHeading} citations={citations} language={language} />
  })

type BlockProps = Omit<BlocksProps, 'blocks'> & { block: AnswerBlock; isHeading: boolean }

function Block({ block, isHeading, citations, language }: BlockProps) {
  if (block.kind === 'list') return <FoldedList list={block} citations={citations} />
  if (block.lead)
    return (
      <div>
        {block.kind === 'fact' ? <p className="small muted">{block.label}</p> : null}
        <Lead cited={block} isFact={block.kind === 'fact'} citations={citations} />
      </div>
    )
  return (
    <p {...(isHeading && { className: 'strong' })}>
      {block.kind === 'fact' ? (
        <>
          <strong>{block.label}</strong>
          {colonAfter(block.label, language)}
        </>
      ) : null}
      <CitedText cited={block} citations={citations} />
    </p>
  )
}

/** What stands under a label is no sentence: it ends without a stop. */
function Lead({ cited: { text, cites }, isFact, citations }: CitedProps & { isFact: boolean }) {
  const { lead, rest } = leadOf(text)
  if (lead === '')
    return (
      <p>
        <CitedText cited={{ text, cites }} citations={citations} />
      </p>
    )
  return (
    <>
      <p className="answer-lead">
        <CitedText cited={{ text: isFact ? lead.replace(/[.።]$/, '') : lead, cites }} citations={citations} />
      </p>
      {rest === '' ? null : <p>{rest}</p>}
    </>
  )
}

/** Of a list so many letters are seen at once, and so many rows at least; a single row is not folded away. */
const SEEN = { letters: 420, rows: 3 } as const

function rowsSeen(items: List['items']): number {
  let letters = 0
  const within = items.findIndex(({ text }) => {
    letters += text.length
    return letters > SEEN.letters
  })
  const seen = within === -1 ? items.length : Math.max(within, SEEN.rows)
  return seen >= items.length - 1 ? items.length : seen
}

function FoldedList({ list: { ordered, items }, citations }: { list: List; citations: readonly Citation[] }) {
  const t = useT()
  const ListOf = ordered ? 'ol' : 'ul'
  const className = `answer-list ${ordered ? 'numbered' : 'pointed'}`
  const rows = items.map((item) => (
    <li key={item.text}>
      <span>
        <CitedText cited={item} citations={citations} />
      </span>
    </li>
  ))
  const seen = rowsSeen(items)
  if (seen === items.length) return <ListOf className={className}>{rows}</ListOf>
  return (
    <div className="folded-list">
      <ListOf className={className}>{rows.slice(0, seen)}</ListOf>
      <details>
        <summary className="link small">{t('assistant.showAll', { count: items.length })}</summary>
        <ListOf className={className} {...(ordered && { start: seen + 1 })}>
          {rows.slice(seen)}
        </ListOf>
      </details>
    </div>
  )
}

type CitedProps = { cited: Cited; citations: readonly Citation[] }

const CitedText = ({ cited: { text, cites }, citations }: CitedProps) => (
  <>
    {text}
    {cites.map((n) => (
      <Cite key={n} n={n} citation={citations.find((each) => each.n === n)} />
    ))}
  </>
)

function Cite({ n, citation }: { n: number; citation: Citation | undefined }) {
  const t = useT()
  if (!citation) return null
  return (
    <>
      {' '}
      <Link
        className="cite"
        to={citation.href}
        title={citation.quote}
        aria-label={t('assistant.source', { n, title: citation.title })}
      >
        {n}
      </Link>
    </>
  )
}
