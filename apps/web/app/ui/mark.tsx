// The mark: a road through a diamond.

const ROAD =
  'M12.6 27.8 16 31.2l3.4-3.4c.5-3.6-4-5-3.7-7.7.3-2.3 3.6-3.2 3-5.5-.4-1.5-1.6-2-2.6-2.4-.6-.2-.9.5-.4.9.9.7 1 1.4.6 2.1-1 1.7-4.8 2.7-5.2 5.7-.3 2.5 1.9 4.2 1.5 6.9z'

const COLOURS = {
  page: ['forest', 'surface', 'ochre'],
  panel: ['ochre', 'panel', 'panel'],
  /** A dark tile, next to what the assistant says. */
  tile: ['panel-ink', 'panel', 'ochre'],
} as const

export function Mark({ size, on }: { size: number; on: keyof typeof COLOURS }) {
  const [ground, road, sun] = COLOURS[on]
  return (
    <svg className="mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path fill={`var(--${ground})`} d="M16 .8 31.2 16 16 31.2 .8 16z" />
      <path fill={`var(--${road})`} d={ROAD} />
      <path fill={`var(--${sun})`} d="M16 4.6 19 7.6 16 10.6 13 7.6z" />
    </svg>
  )
}
