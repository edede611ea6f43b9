// The form of a post: title and body, and for a guide its structured parts.

import { LIMITS } from '@menged/contracts/limits'
import { emptyDraftGuide } from '@menged/contracts/publishing/empty'
import { rowOf, shortName, WRITTEN } from '@menged/ethiopia/languages'
import { ListPlus } from 'lucide'
import { Empty } from '../../../ui/empty.tsx'
import { Segments } from '../../../ui/forms/segments.tsx'
import { useT } from '../../../words/language.tsx'
import { percentOf } from '../draft-marks.tsx'
import { Locked } from '../locked.tsx'
import { useDraft, useEdits, useWriting } from '../use-draft.ts'
import { BodyField } from './body-field.tsx'
import { Sides, Texts } from './fields.tsx'
import { FactsPart, FeesPart, PapersPart, Part, QuestionsPart, StepsPart } from './guide-parts.tsx'
import { OfficePart, SourcesPart, TrustPart } from './office-parts.tsx'

export function Form() {
  const t = useT()
  const side = useDraft((state) => state.side)
  const isGuide = useDraft(({ written }) => written.content.guide !== null)
  const state = useDraft(({ draft }) => draft.state)
  const mayWrite = useDraft(({ draft }) => draft.steps.includes('save'))
  const { set } = useEdits()
  return (
    <div className="stack gap-16">
      {mayWrite ? null : <Locked state={state} />}
      <div className="draft-form" data-side={side} inert={!mayWrite}>
        <SideTabs />
        <Part id="part-text" title={t('publishing.titleAndText')}>
          <Texts path="title" most={LIMITS.title} />
          <Sides>{(language) => <BodyField language={language} />}</Sides>
        </Part>
        {isGuide ? (
          <>
            <FactsPart />
            <PapersPart />
            <StepsPart />
            <FeesPart />
            <OfficePart />
            <QuestionsPart />
            <SourcesPart />
          </>
        ) : (
          <section className="card draft-part">
            <Empty
              icon={ListPlus}
              title={t('publishing.noGuide')}
              text={t('publishing.noGuideText')}
              action={
                <button type="button" className="button tinted" onClick={() => set('guide', emptyDraftGuide())}>
                  {t('publishing.makeGuide')}
                </button>
              }
            />
          </section>
        )}
        <TrustPart isGuide={isGuide} />
      </div>
    </div>
  )
}

/** On a phone: which language is seen, and how far each one is. */
function SideTabs() {
  const t = useT()
  const { store } = useWriting()
  const side = useDraft((state) => state.side)
  const completeness = useDraft(({ draft }) => draft.completeness)
  return (
    <Segments
      look="wide draft-side-tabs"
      label={t('publishing.languages')}
      values={WRITTEN}
      value={side}
      onChoose={(chosen) => store.setState({ side: chosen })}
    >
      {(language) => (
        <>
          <span lang={language}>{rowOf(language).name}</span>
          <span className="tiny tabular ltr" title={shortName(language)}>
            {percentOf(completeness[language])}%
          </span>
        </>
      )}
    </Segments>
  )
}
