// A file to be chosen: a button in the words of the page, where the browser's own would speak its language, and the name of what was chosen.
import { Upload } from 'lucide'
import { type ComponentProps, useState } from 'react'
import { Icon } from '../icon.tsx'
import { described, Frame, type Shared } from './field.tsx'

type FileFieldProps = Shared & { choose: string } & Pick<ComponentProps<'input'>, 'name' | 'accept'>

export function FileField({ id, label, choose, error = null, hint, name, accept }: FileFieldProps) {
  const [chosen, setChosen] = useState<string>()
  return (
    <Frame id={id} label={label} error={error} hint={hint}>
      <div className="row gap-12 wraps">
        <input
          id={id}
          className="sr-only"
          type="file"
          name={name}
          accept={accept}
          {...described({ id, error, hint })}
          onChange={(event) => setChosen(event.target.files?.[0]?.name)}
        />
        <label className="button outline" htmlFor={id}>
          <Icon of={Upload} size="small" />
          <span>{choose}</span>
        </label>
        {chosen ? <bdi className="small file-name">{chosen}</bdi> : null}
      </div>
    </Frame>
  )
}
