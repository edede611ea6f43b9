// Every address that the page table does not know: 404, in the reader's language and with the whole shell.
import { data } from 'react-router'
import { pageMeta } from '../page/meta.ts'
import { NotFound } from '../page/not-found.tsx'
import type { Route } from './+types/not-found'

export const loader = () => data(null, { status: 404 })
export const action = () => data(null, { status: 404 })

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, (t) => ({ title: t('home.roadEnds'), isListed: false }))
}

export default function NotFoundRoute() {
  return <NotFound />
}
