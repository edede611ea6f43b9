// Toasts from anywhere. Its code comes after takeover; until then calls wait in line.
// Its defaults are the product's: 20 at once at most, 2 s for success, 4 s for others, loading stays.
import type { Renderable, ToastOptions } from 'react-hot-toast'
import { untilItComes } from '../ui/until-it-comes.ts'

type Library = typeof import('react-hot-toast')
let library: Promise<Library> | undefined
const loadToasts = (): Promise<Library> => (library ??= untilItComes(() => import('react-hot-toast')))

async function show(kind: 'success' | 'error' | 'loading', words: Renderable, options?: ToastOptions): Promise<void> {
  const { toast } = await loadToasts()
  toast[kind](words, options)
}

export const toastSuccess = (words: Renderable, options?: ToastOptions): Promise<void> => show('success', words, options)
export const toastLoading = (words: string, options?: ToastOptions): Promise<void> => show('loading', words, options)
export const toastError = (words: string, options?: ToastOptions): Promise<void> => show('error', words, options)

export async function dismissToast(id: string): Promise<void> {
  const { toast } = await loadToasts()
  toast.dismiss(id)
}
