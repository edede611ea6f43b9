// The way, step by step. The number of a step is its check box; what is done stays on this device.
import type { GuideReading, Reading } from '@menged/contracts/posts'
import { Check } from 'lucide'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../words/language.tsx'
import { feeAndDays } from './guide/fee-and-days.ts'
import { textLanguage } from './guide/text-language.ts'
import { type StepState, stepStates } from './ticks.ts'
import { useTicks } from './use-ticks.ts'

type Step = GuideReading['steps'][number]

type StepsProps = { reading: Reading; steps: readonly Step[]; changed: readonly number[] }

export function Steps({ reading, steps, changed }: StepsProps) {
  const { t } = useLocale()
  const names = steps.map((_, i) => String(i + 1))
  const { list, ticked, onChange } = useTicks<HTMLOListElement>('steps', reading._id, names)
  const states = stepStates(names, ticked)
  return (
    <section id="steps" aria-labelledby="steps-title" className="post-part">
      <div className="row between wraps part-head">
        <h2 id="steps-title">{t('post.steps')}</h2>
        <div className="row gap-12 small soft needs-script steps-progress">
          <span className="progress" aria-hidden="true">
            <i style={{ inlineSize: `${(ticked.length / names.length) * 100}%` }} />
          </span>
          <output className="tabular">{t('post.stepsDone', { done: ticked.length, total: names.length })}</output>
        </div>
      </div>
      <p className="small muted no-print part-hint">{t('post.stepsHint')}</p>
      <ol className="card steps" ref={list} onChange={onChange}>
        {steps.map((step, i) => (
          <StepRow
            key={names[i]}
            step={step}
            number={i + 1}
            state={states[i] ?? 'todo'}
            reading={reading}
            isChanged={changed.includes(i + 1)}
          />
        ))}
      </ol>
    </section>
  )
}

type StepRowProps = { step: Step; number: number; state: StepState; reading: Reading; isChanged: boolean }

function StepRow({ step, number, state, reading, isChanged }: StepRowProps) {
  const { language, t } = useLocale()
  const lang = textLanguage(reading.language, language)
  const line = feeAndDays(step)
  return (
    <li className={state} aria-current={state === 'here' ? 'step' : undefined}>
      <label className="step-tick">
        <input
          type="checkbox"
          className="sr-only"
          value={number}
          autoComplete="off"
          aria-label={t('post.stepDone', { step: number, title: step.title })}
        />
        <span className="step-number" aria-hidden="true">
          <span>{number}</span>
          <Icon of={Check} size="small" />
        </span>
      </label>
      <div className="step-words">
        <div className="row between align-top">
          <h3 lang={lang}>{step.title}</h3>
          {isChanged ? <span className="tag gold">{t('post.stepChanged')}</span> : null}
          {state === 'here' ? <span className="tag green">{t('post.youAreHere')}</span> : null}
        </div>
        <p className="soft" lang={lang}>
          {step.text}
        </p>
        {line ? (
          <p className="small strong gold tabular" lang={lang}>
            {line}
          </p>
        ) : null}
      </div>
    </li>
  )
}
