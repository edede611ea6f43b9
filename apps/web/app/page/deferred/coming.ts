// What will stand at the addresses that are promised and not built yet.
import type { WordKey } from '@menged/i18n/translate'
import { matchPath } from 'react-router'
import { COMING } from './coming.pages.ts'

type Coming = { title: WordKey; text: WordKey }

export const comingAt = (pathname: string): Coming =>
  COMING.find(({ path }) => matchPath(path, pathname)) ?? { title: 'soon.title', text: 'home.checkBack' }
