// What it really took: reports that are held, offices that need a name, and guides that reality parts from.
import { experienceDesk } from '@menged/contracts/calls/read/experiences'
import { LoadedFrame } from '../../page/deferred/loaded-frame.tsx'
import { useLoaded } from '../../page/deferred/use-loaded.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { useLocale } from '../../words/language.tsx'
import { HeldReports } from './held-reports.tsx'
import type { ListProps } from './list-address.ts'
import { OfficeNames } from './office-names.tsx'
import { Parting } from './parting.tsx'

export function TookDesk({ onChange }: ListProps) {
  const { language } = useLocale()
  const loaded = useLoaded(async () => (await accountApi(language)(experienceDesk)).data, language)
  const done = () => {
    loaded.reload()
    onChange()
  }
  return (
    <LoadedFrame loaded={loaded}>
      {({ held, offices, parting }) => (
        <>
          <HeldReports reports={held} onDone={done} />
          <OfficeNames offices={offices} onDone={done} />
          <Parting guides={parting} />
        </>
      )}
    </LoadedFrame>
  )
}
