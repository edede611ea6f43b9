// What browsers at the floor lack of events, forms and dialogs; run before the page's code, where the boot script finds an older browser. What
// they lack of the language the build puts in front of it (build-plugins/older-browsers.ts).
import 'form-request-submit-polyfill'
import 'wicg-inert'
import dialogs from 'dialog-polyfill'

/** `{ signal }` of listeners: before Chrome 88, Firefox 86 and Safari 15 it is passed over. */
function knowsSignals(): boolean {
  let isAsked = false
  const options = Object.defineProperty({}, 'signal', {
    get() {
      isAsked = true
    },
  })
  addEventListener('menged', () => undefined, options)
  return isAsked
}

if (!knowsSignals()) {
  const add = EventTarget.prototype.addEventListener
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    // Called without an object it is the window's.
    const target = this ?? window
    add.call(target, type, listener, options)
    if (typeof options === 'object' && options?.signal)
      add.call(options.signal, 'abort', () => target.removeEventListener(type, listener, options))
  }
}

type Transformer = {
  transform: (chunk: unknown, controller: ReadableStreamDefaultController) => void
  flush?: Transformer['transform']
}

/** Streams through which the router reads its data: before Firefox 102 and Safari 14.1 they cannot be led through another. */
if (!('TransformStream' in window)) {
  class Through {
    readonly transformer: Transformer
    constructor(transformer: Transformer) {
      this.transformer = transformer
    }
  }
  const pipeThrough = function (this: ReadableStream, { transformer }: Through): ReadableStream {
    const reader = this.getReader()
    return new ReadableStream({
      async start(controller) {
        for (;;) {
          const { done, value } = await reader.read()
          if (done) break
          transformer.transform(value, controller)
        }
        transformer.flush?.(undefined, controller)
        controller.close()
      },
      cancel: (reason) => reader.cancel(reason),
    })
  }
  Object.assign(window, { TransformStream: Through })
  Object.defineProperty(ReadableStream.prototype, 'pipeThrough', { value: pipeThrough })
}

/** Without popovers a menu opens as the target of the address. */
if (!('popover' in HTMLElement.prototype))
  addEventListener('click', ({ target }) => {
    const menu = target instanceof Element && target.closest('[popovertarget]')?.getAttribute('popovertarget')
    if (menu) location.hash = menu
  })

/** Which button a form was sent by: Safari before 15.4 does not say. */
if (!('SubmitEvent' in window) || !('submitter' in SubmitEvent.prototype)) {
  let pressed: HTMLButtonElement | null = null
  addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest('button') : null
    },
    true,
  )
  Object.defineProperty(Event.prototype, 'submitter', {
    get(this: Event) {
      return this.type === 'submit' && pressed?.form === this.target ? pressed : null
    },
  })
}

/** Before Firefox 98 and Safari 15.4 an element `dialog` is like any other, until it is registered. */
if (!('HTMLDialogElement' in window)) {
  for (const name of ['showModal', 'close'] as const)
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      value(this: HTMLElement, ...sent: string[]) {
        dialogs.registerDialog(this as HTMLDialogElement)
        ;(this as unknown as Record<string, (...sent: string[]) => void>)[name]?.(...sent)
      },
    })
}
