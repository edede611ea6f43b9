// What an answer says: sentences, facts and lists, each with the numbers of its sources, which open the passage.

import type { AnswerBlock, Citation } from '@menged/contracts/assistant'
import type { Language } from '@menged/ethiopia/languages'
import { colonAfter } from '@menged/ethiopia/scripts'
import { Link } from '../../page/link.tsx'
import { useT } from '../../words/language.tsx'

type Cited = { text: string; cites: readonly number[] }

type BlocksProps = { blocks: readonly AnswerBlock[]; citations: readonly Citation[]; language: Language }

export const Blocks = ({ blocks, citations, language }: BlocksProps) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no names, and are only ever added at the end
  blocks.map((block, place) => <Block key={place} block={block} citations={citations} language={language} />)

function Block({ block, citations, language }: Omit<BlocksProps, 'blocks'> & { block: AnswerBlock }) {
  if (block.kind === 'text')
    return (
      <p>
        <CitedText cited={block} citations={citations} />
      </p>
    )
  if (block.kind === 'fact')
    return (
      <p>
        <strong>{block.label}</strong>
        {colonAfter(block.label, language)}
        <CitedText cited={block} citations={citations} />
      </p>
    )
  const List = block.ordered ? 'ol' : 'ul'
  return (
    <List className={`answer-list ${block.ordered ? 'numbered' : 'pointed'}`}>
      {block.items.map((item) => (
        <li key={item.text}>
          <span>
            <CitedText cited={item} citations={citations} />
          </span>
        </li>
      ))}
    </List>
  )
}

function CitedText({ cited: { text, cites }, citations }: { cited: Cited; citations: readonly Citation[] }) {
  return (
    <>
      {text}
      {cites.map((n) => (
        <Cite key={n} n={n} citation={citations.find((each) => each.n === n)} />
      ))}
    </>
  )
}

/** While an answer is still coming its sources are not known yet: the number alone. */
function Cite({ n, citation }: { n: number; citation: Citation | undefined }) {
  const t = useT()
  return (
    <>
      {' '}
      {citation ? (
        <Link
          className="cite"
          to={citation.href}
          title={citation.quote}
          aria-label={t('assistant.source', { n, title: citation.title })}
        >
          {n}
        </Link>
      ) : (
        <span className="cite">{n}</span>
      )}
    </>
  )
}
