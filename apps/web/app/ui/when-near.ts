// Parts that lie below the first screens: the server writes them, and their code comes when they are about to be seen.
import { type ComponentType, lazy } from 'react'

/**
 * The component that `load` brings, for a place whose element has the id `id`. On the server, and where the element does not stand yet,
 * it is loaded at once; a page of the server keeps what it shows until then. Needs a Suspense boundary around it.
 */
export const whenNear = <Props extends object>(id: string, load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const element = import.meta.env.SSR ? null : document.getElementById(id)
    if (element) await near(element)
    return { default: await load().catch(() => whenOnline().then(load)) }
  })

/** Read without a line: what the server has written stays as it is until there is one. */
const whenOnline = () => new Promise((next) => addEventListener('online', next, { once: true }))

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
