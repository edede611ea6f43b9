// Whether the guide of this page is one that a company may change: the server says so, for it alone knows whose a guide is.
import { postWriting } from '@menged/contracts/calls/admin/publishing'
import { pathTo } from '@menged/contracts/path-to'
import { may } from '@menged/contracts/permissions'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { create } from 'zustand'
import { accountApi } from '../../session/account/account-api.ts'
import { useSession } from '../../session/session.ts'
import { useLocale } from '../../words/language.tsx'

const GUIDES = pathTo('post', { postId: '' })

/** The guide that this address shows; empty elsewhere. */
export const guideAt = (pathname: string): string =>
  pathname.startsWith(GUIDES) ? (pathname.slice(GUIDES.length).split('/')[0] ?? '') : ''

/** Of the page that one is on, where it is one's own. */
export const useOwnGuide = create<{ postId: string | null }>()(() => ({ postId: null }))

/** Asks once for each guide that a company opens. Editors change all of them, and a company that nobody has verified none. */
export function useOwnGuideAsked(): void {
  const { language } = useLocale()
  const postId = guideAt(useLocation().pathname)
  const userId = useSession(({ userData }) =>
    userData?.verified && may(userData.role, 'posts.write') && !may(userData.role, 'posts.publish') ? userData._id : null,
  )
  useEffect(() => {
    if (!postId || userId === null) return
    let isLeft = false
    const ask = () =>
      void accountApi(language)(postWriting, { params: { postId } }).then(
        ({ data }) => isLeft || useOwnGuide.setState({ postId: data.allowed ? postId : null }),
        () => undefined,
      )
    ask()
    // A guide that the device has kept may stand here without a line.
    addEventListener('online', ask)
    return () => {
      isLeft = true
      removeEventListener('online', ask)
      useOwnGuide.setState({ postId: null })
    }
  }, [postId, userId, language])
}
