/** Bars in place of what is not there yet. */
export const Skeleton = ({ rows }: { rows: number }) => (
  <div className="skeleton" aria-hidden="true">
    {Array.from({ length: rows }, (_, row) => (
      <i key={row} />
    ))}
  </div>
)
