// Toasts from anywhere. Its code comes after takeover; until then calls wait in line.
// Its defaults are the product's: 20 at once at most, 2 s for success, 4 s for others, loading stays.
import type { Renderable, ToastOptions } from 'react-hot-toast/headless'

type Show = typeof import('react-hot-toast/headless').toast
let provide: (toast: Show) => void = () => {}
const library = new Promise<Show>((resolve) => {
  provide = resolve
})
/** Called once, by what draws them. */
export const provideToasts = (toast: Show): void => provide(toast)

async function show(kind: 'success' | 'error' | 'loading', words: Renderable, options?: ToastOptions): Promise<void> {
  const toast = await library
  toast[kind](words, options)
}

export const toastSuccess = (words: Renderable, options?: ToastOptions): Promise<void> => show('success', words, options)
export const toastLoading = (words: string, options?: ToastOptions): Promise<void> => show('loading', words, options)
export const toastError = (words: string, options?: ToastOptions): Promise<void> => show('error', words, options)

export async function dismissToast(id: string): Promise<void> {
  const toast = await library
  toast.dismiss(id)
}
