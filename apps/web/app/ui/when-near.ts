// Parts that lie below the first screens: the server writes them, and their code comes when they are about to be seen.
import { type ComponentType, lazy } from 'react'
import { untilItComes } from './until-it-comes.ts'

/**
 * The component that `load` brings, for a place whose element has the id `id`. On the server, and where the element does not stand yet,
 * it is loaded at once; a page of the server keeps what it shows until then. Needs a Suspense boundary around it.
 */
export const whenNear = <Props extends object>(id: string, load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const element = import.meta.env.SSR ? null : document.getElementById(id)
    if (element) await near(element)
    // Until then what the server has written stays as it is.
    return { default: await untilItComes(load) }
  })

/** Within one screen of what is seen. */
function near(element: Element): Promise<void> {
  return new Promise((seen) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        seen()
      },
      { rootMargin: '100%' },
    )
    observer.observe(element)
  })
}
