interface Props {
  count: number
  kind?: 'error' | 'warning'
  /** The findings are of what somebody is still writing: they are held against nobody yet. */
  isBegun: boolean
  title?: string
}

/** How many findings something has, for those who see it: its name says it in words. */
export const FindingCount = ({ count, kind = 'error', isBegun, title }: Props) => (
  <span className="count" data-kind={kind} data-begun={isBegun || undefined} title={title} aria-hidden="true">
    {count}
  </span>
)
