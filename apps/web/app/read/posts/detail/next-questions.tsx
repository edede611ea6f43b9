// What readers of a guide ask next, each with its answer, how certain it is and of when.
import type { GuideReading, Reading } from '@menged/contracts/posts'
import { colonAfter } from '@menged/ethiopia/scripts'
import { monthText } from '../../../page/month-text.ts'
import { useLocale } from '../../../words/language.tsx'
import { textLanguage } from './guide/text-language.ts'

type Props = { reading: Reading; questions: NonNullable<GuideReading['questions']> }

export function NextQuestions({ reading, questions }: Props) {
  const { language, t } = useLocale()
  const lang = textLanguage(reading.language, language)
  if (questions.length === 0) return null
  return (
    <section id="questions" aria-labelledby="questions-title" className="post-part">
      <h2 id="questions-title" className="part-head">
        {t('post.questions')}
      </h2>
      <div className="card next-questions">
        {questions.map(({ id, question, answer, certainty, asOf }) => (
          <div key={id} id={`questions-${id}`}>
            <h3 lang={lang}>{question}</h3>
            <p className="soft" lang={lang}>
              {answer}
            </p>
            <p className="small muted">
              {t('post.certainty')}
              {colonAfter(t('post.certainty'), language)}
              {t(`post.certainty_${certainty}`)}
              {asOf ? ` · ${monthText(asOf, language)}` : ''}
            </p>
          </div>
        ))}
      </div>
    </section>
  )
}
