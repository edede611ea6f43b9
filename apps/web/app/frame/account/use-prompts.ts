// Starts the prompts in a real page.
import { pathTo } from '@menged/contracts/path-to'
import { useEffect } from 'react'
import { showModal, useModals } from '../../dialogs/modal-host.ts'
import { storedToken } from '../../session/session.ts'
import { isOpen } from '../../ui/popover.ts'
import { isIos, startPrompts } from './prompts.ts'

/** What was written on a page is work that is under way until the page is left, also while its result is read. */
export function usePrompts(): void {
  useEffect(() => {
    let writtenOn: string | null = null
    const write = ({ target }: Event) => {
      if (target instanceof Element && target.closest('main')) writtenOn = location.pathname
    }
    document.addEventListener('input', write)
    const stop = startPrompts({
      isAuthenticated: () => storedToken() !== null,
      open: () => useModals.getState().open?.name ?? null,
      isBusy: () => writtenOn === location.pathname || isAtWork(),
      permission: () => ('Notification' in window && 'PushManager' in window ? Notification.permission : null),
      isIos: isIos(navigator),
      show: (name) => showModal(name, {}, null, true),
    })
    return () => {
      document.removeEventListener('input', write)
      stop()
    }
  }, [])
}

/** A field is in use or holds words, a menu or dialog is open, something is being prepared, read aloud or played, or nobody looks. */
const isAtWork = (): boolean =>
  document.hidden ||
  // Where papers are made, also between two questions and while the finished one is read.
  location.pathname === pathTo('generative-ai') ||
  document.activeElement?.matches('input, textarea, select, iframe, [contenteditable]') === true ||
  document.querySelector('dialog[open], main [aria-busy=true], progress, main iframe, .listen-bar') !== null ||
  [...document.querySelectorAll<HTMLMediaElement>('audio, video')].some(({ paused }) => !paused) ||
  // Brought back from an earlier visit, for example; what is sought or counted is soon given again.
  [...document.querySelectorAll<HTMLInputElement>(WRITTEN)].some(({ value }) => value.trim() !== '') ||
  [...document.querySelectorAll<HTMLElement>('.popover')].some(isOpen)

const WRITTEN = 'main form:not([method=get]) :is(textarea, input:is(:not([type]), [type=text], [type=email], [type=tel]))'
