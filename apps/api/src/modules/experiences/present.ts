// Rows to the shapes of the contract.
import type { ExperienceDesk } from '@menged/contracts'
import { onlyWritten } from '@menged/ethiopia'
import { textFrom } from '../../platform/database/columns.ts'
import type { Experiences } from './service.ts'

type Desk = Awaited<ReturnType<Experiences['desk']>>

const titleOf = (post: Desk['held'][number]['post']) => ({ _id: post.id, title: onlyWritten(textFrom(post, 'title')) })

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
