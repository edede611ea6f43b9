// A work list as it is loaded; what is decided in it changes how much there is to do.
import type { Api } from '../../api/client.ts'
import { useLoaded } from '../../page/deferred/use-loaded.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { useLocale } from '../../words/language.tsx'
import type { ListProps } from './list-address.ts'

/** `state`: what else the list is narrowed to. */
export function useList<Found>(load: (api: Api) => Promise<Found>, { address, onChange }: ListProps, state = '') {
  const { language } = useLocale()
  const loaded = useLoaded(() => load(accountApi(language)), `${address.page} ${state} ${language}`)
  const done = () => {
    loaded.reload()
    onChange()
  }
  return { loaded, done }
}
