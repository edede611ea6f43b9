// A file to be chosen in a form, with the name of what was chosen.
import { type ComponentProps, useState } from 'react'
import { described, Frame, type Shared } from './field.tsx'
import { FileButton } from './file-button.tsx'

type FileFieldProps = Shared & { choose: string } & Pick<ComponentProps<'input'>, 'name' | 'accept'>

export function FileField({ id, label, choose, error = null, hint, ...input }: FileFieldProps) {
  const [chosen, setChosen] = useState<string>()
  return (
    <Frame id={id} label={label} error={error} hint={hint}>
      <div className="row gap-12 wraps">
        <FileButton
          id={id}
          {...input}
          {...described({ id, error, hint })}
          onChange={(event) => setChosen(event.target.files?.[0]?.name)}
        >
          {choose}
        </FileButton>
        {chosen ? <bdi className="small file-name">{chosen}</bdi> : null}
      </div>
    </Frame>
  )
}
