// The analytics data layer: whose visit it is, at each place. A list in the page; who reads it is the operator's choice.
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../../session/session.ts'

type Layered = { dataLayer?: object[] }

export function recordVisit(userId: string, page: Layered = window as Layered): void {
  page.dataLayer ??= []
  page.dataLayer.push({ event: 'user-identified', user_id: userId })
}

/** Once somebody is known, and then at every change of the location. */
export function useIdentifiedVisits(): void {
  const userId = useSession((session) => session.userId)
  const { key } = useLocation()
  useEffect(() => {
    if (userId !== null && key) recordVisit(userId)
  }, [userId, key])
}
