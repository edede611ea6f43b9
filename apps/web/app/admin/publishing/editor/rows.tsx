// A list of the form: rows are added, removed and moved by buttons; what was removed can be brought back.
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { toastSuccess } from '../../../dialogs/toast.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useT } from '../../../words/language.tsx'
import { rowsAt } from '../content-paths.ts'
import { fieldId, rowName } from '../field-names.ts'
import { useDraft, useEdits, useWriting } from '../use-draft.ts'
import { useProblem } from './use-field.ts'

const UNDO_MS = 8000

type RowsProps = {
  path: string
  most: number
  /** A row with nothing in it. */
  fresh: () => unknown
  add: string
  /** One field a row: the buttons stand beside it. */
  slim?: boolean
  children: (path: string, index: number) => ReactNode
}

export function Rows({ path, most, fresh, add, slim = false, children }: RowsProps) {
  const t = useT()
  const count = useDraft(({ written }) => rowsAt(written.content, path).length)
  const error = useProblem(path)
  const box = useRef<HTMLDivElement>(null)
  const { message, act } = useRowActs(path, box)
  return (
    <div ref={box} className="draft-rows" id={fieldId(path)} tabIndex={-1}>
      {Array.from({ length: count }, (_, index) => {
        const name = rowName(path, index, t)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its fields hold no state of their own
          <fieldset key={index} className={`draft-row ${slim ? 'slim' : ''}`} data-row={index}>
            <div className="draft-row-head">
              <legend className={slim ? 'sr-only' : 'draft-row-name'}>{name}</legend>
              <RowTools name={name} index={index} count={count} act={act} />
            </div>
            <div className="draft-row-body">{children(`${path}.${index}`, index)}</div>
          </fieldset>
        )
      })}
      <p className="sr-only" role="status">
        {message}
      </p>
      {error ? <p className="error">{error}</p> : null}
      {count < most ? (
        <button type="button" className="button outline small draft-add" onClick={() => act.add(fresh())}>
          <Icon of={Plus} size="small" />
          <span>{add}</span>
        </button>
      ) : null}
    </div>
  )
}

type Acts = { add: (row: unknown) => void; remove: (index: number) => void; move: (index: number, by: -1 | 1) => void }

function RowTools({ name, index, count, act }: { name: string; index: number; count: number; act: Acts }) {
  const t = useT()
  return (
    <span className="draft-row-tools">
      <button
        type="button"
        className="icon-button"
        data-act="up"
        disabled={index === 0}
        aria-label={t('publishing.moveUp', { name })}
        onClick={() => act.move(index, -1)}
      >
        <Icon of={ArrowUp} size="small" />
      </button>
      <button
        type="button"
        className="icon-button"
        data-act="down"
        disabled={index === count - 1}
        aria-label={t('publishing.moveDown', { name })}
        onClick={() => act.move(index, 1)}
      >
        <Icon of={ArrowDown} size="small" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('publishing.removeRow', { name })}
        onClick={() => act.remove(index)}
      >
        <Icon of={Trash2} size="small" />
      </button>
    </span>
  )
}

/** After an act the focus is where the row is now, and it is said. */
function useRowActs(path: string, box: { current: HTMLDivElement | null }): { message: string; act: Acts } {
  const t = useT()
  const edits = useEdits()
  const { store } = useWriting()
  const rows = () => rowsAt(store.getState().written.content, path)
  const [message, setMessage] = useState('')
  const [focus, setFocus] = useState<{ row: number; on: string } | null>(null)
  useEffect(() => {
    if (!focus) return
    const row = box.current?.querySelector(`:scope > [data-row="${focus.row}"]`)
    const target = row?.querySelector<HTMLElement>(focus.on) ?? row?.querySelector<HTMLElement>('button:not(:disabled)')
    ;(target ?? box.current?.querySelector<HTMLElement>('.draft-add') ?? box.current)?.focus()
  }, [focus, box])
  const act: Acts = {
    add: (row) => {
      const last = rows().length
      edits.add(path, row)
      setFocus({ row: last, on: 'input, textarea, select' })
    },
    remove: (index) => {
      const row = rows()[index]
      edits.remove(path, index)
      const name = rowName(path, index, t)
      const back = () => edits.add(path, row, index)
      void toastSuccess(
        <span className="row gap-12">
          <span>{t('publishing.removed', { name })}</span>
          <button type="button" className="toast-action" onClick={back}>
            {t('publishing.undo')}
          </button>
        </span>,
        { id: `removed ${path}`, duration: UNDO_MS },
      )
      setFocus({ row: Math.min(index, rows().length - 1), on: 'button:not(:disabled)' })
    },
    move: (index, by) => {
      edits.move(path, index, by)
      setMessage(t('publishing.moved', { place: index + by + 1, count: rows().length }))
      setFocus({ row: index + by, on: `[data-act=${by < 0 ? 'up' : 'down'}]:not(:disabled)` })
    },
  }
  return { message, act }
}
