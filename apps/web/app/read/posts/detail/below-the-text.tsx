// What stands below the text of a guide: fees, office, what is asked next, law and sources. Nothing in it needs code before it is near.
import type { Reading } from '@menged/contracts/posts'
import { FeesTable } from './fees-table.tsx'
import { LawAndSources } from './law-and-sources.tsx'
import { NextQuestions } from './next-questions.tsx'
import { Office } from './office.tsx'
import { PrepareDocument } from './prepare-document.tsx'
import { WhatItTook } from './what-it-took.tsx'

export function BelowTheText({ reading, reviewDue }: { reading: Reading; reviewDue: boolean }) {
  const { guide } = reading
  return (
    <>
      <PrepareDocument postId={reading._id} />
      {guide ? <FeesTable reading={reading} fees={guide.fees} /> : null}
      {guide ? <WhatItTook reading={reading} /> : null}
      <Office reading={reading} office={guide?.office ?? null} />
      {guide ? <NextQuestions reading={reading} questions={guide.questions ?? []} /> : null}
      {guide ? <LawAndSources reading={reading} guide={guide} reviewDue={reviewDue} /> : null}
    </>
  )
}
