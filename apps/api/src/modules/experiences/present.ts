// Rows to the shapes of the contract.
import type { ExperienceDesk } from '@menged/contracts'
import type { Experiences } from './service.ts'

type Desk = Awaited<ReturnType<Experiences['desk']>>

const titleOf = ({ id, titleEn, titleAm }: Desk['held'][number]['post']) => ({
  _id: id,
  title: { ...(titleEn === null ? {} : { en: titleEn }), ...(titleAm === null ? {} : { am: titleAm }) },
})

export const presentDesk = ({ held, offices, parting }: Desk): ExperienceDesk => ({
  held: held.map(({ report: { id, paid, days, office, heldFor, createdAt }, post }) => ({
    id,
    paid,
    days,
    office,
    post: titleOf(post),
    heldFor: heldFor ?? 'flood',
    createdAt: createdAt.toISOString(),
  })),
  offices: offices.map(({ post, ...rest }) => ({ ...rest, post: titleOf(post) })),
  parting: parting.map(({ post, summary: { paid, days }, facts }) => ({
    paid,
    days,
    post: titleOf(post),
    official: { cost: facts.cost.value, time: facts.time.value },
  })),
})
