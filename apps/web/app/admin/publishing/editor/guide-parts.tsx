// The structured part of a guide: facts, papers, steps, fees, what is asked next.

import { LIMITS } from '@menged/contracts/limits'
import { inEach } from '@menged/ethiopia/text'
import type { ReactNode } from 'react'
import { randomId } from '../../../page/random-id.ts'
import { Fold } from '../../../ui/admin/fold.tsx'
import { useT } from '../../../words/language.tsx'
import { CertaintyField, Check, MonthField, Texts } from './fields.tsx'
import { Rows } from './rows.tsx'

const nothing = () => inEach(() => '')

type PartProps = { id: string; title: string; text?: string; children: ReactNode }

export const Part = ({ id, title, text, children }: PartProps) => (
  <section className="card draft-part" id={id} aria-labelledby={`${id}-title`}>
    <div className="draft-part-head">
      <h2 id={`${id}-title`} className="admin-title">
        {title}
      </h2>
      {text ? <p className="small muted">{text}</p> : null}
    </div>
    {children}
  </section>
)

export function FactsPart() {
  const t = useT()
  return (
    <Part id="part-facts" title={t('publishing.facts')} text={t('publishing.factsText')}>
      <Texts path="guide.summary" long hint={t('publishing.summaryHint')} />
      {(['cost', 'time', 'where', 'validFor'] as const).map((fact) => (
        <div key={fact} className="draft-fact">
          <Texts path={`guide.facts.${fact}.value`} />
          <Texts path={`guide.facts.${fact}.note`} />
        </div>
      ))}
      <Fold look="draft-more" head={<span className="grow">{t('publishing.rowFacts')}</span>}>
        <div className="stack gap-16">
          <p className="small muted">{t('publishing.rowFactsText', { count: LIMITS.rowFact })}</p>
          {(['cost', 'time', 'place'] as const).map((fact) => (
            <Texts key={fact} path={`guide.row.${fact}`} most={LIMITS.rowFact} />
          ))}
        </div>
      </Fold>
    </Part>
  )
}

export function PapersPart() {
  const t = useT()
  return (
    <Part id="part-papers" title={t('publishing.papers')} text={t('publishing.papersText')}>
      <Rows path="guide.documents" most={20} add={t('publishing.addPaper')} fresh={() => ({ id: randomId(), text: nothing() })}>
        {(path) => <Texts path={`${path}.text`} />}
      </Rows>
      <Check path="guide.nameMustMatch" />
    </Part>
  )
}

export function StepsPart() {
  const t = useT()
  const fresh = () => ({ title: nothing(), text: nothing(), fee: nothing(), days: nothing() })
  return (
    <Part id="part-steps" title={t('publishing.steps')} text={t('publishing.stepsText')}>
      <Rows path="guide.steps" most={20} add={t('publishing.addStep')} fresh={fresh}>
        {(path) => (
          <>
            <Texts path={`${path}.title`} />
            <Texts path={`${path}.text`} long />
            <Texts path={`${path}.fee`} />
            <Texts path={`${path}.days`} />
          </>
        )}
      </Rows>
    </Part>
  )
}

const CertaintyAndMonth = ({ path }: { path: string }) => (
  <div className="draft-two">
    <CertaintyField path={`${path}.certainty`} />
    <MonthField path={`${path}.asOf`} />
  </div>
)

export function FeesPart() {
  const t = useT()
  const fresh = () => ({ item: nothing(), amount: nothing(), certainty: 'medium', asOf: '' })
  return (
    <Part id="part-fees" title={t('publishing.fees')} text={t('publishing.feesText')}>
      <Rows path="guide.fees" most={40} add={t('publishing.addFee')} fresh={fresh}>
        {(path) => (
          <>
            <Texts path={`${path}.item`} />
            <Texts path={`${path}.amount`} />
            <CertaintyAndMonth path={path} />
          </>
        )}
      </Rows>
    </Part>
  )
}

export function QuestionsPart() {
  const t = useT()
  const fresh = () => ({ id: randomId(), question: nothing(), answer: nothing(), certainty: 'medium', asOf: '' })
  return (
    <Part id="part-questions" title={t('post.questions')} text={t('publishing.questionsText')}>
      <Rows path="guide.questions" most={12} add={t('publishing.addQuestion')} fresh={fresh}>
        {(path) => (
          <>
            <Texts path={`${path}.question`} />
            <Texts path={`${path}.answer`} long />
            <CertaintyAndMonth path={path} />
          </>
        )}
      </Rows>
    </Part>
  )
}
