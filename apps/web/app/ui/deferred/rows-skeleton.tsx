// The shape of a list that is on its way, in sunken blocks.
export function RowsSkeleton({ rows = 4, label }: { rows?: number; label: string }) {
  return (
    <div className="card rows-skeleton" role="status">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks without content
        <div key={row} aria-hidden="true">
          <span className="skeleton" />
          <span className="skeleton" />
        </div>
      ))}
    </div>
  )
}
