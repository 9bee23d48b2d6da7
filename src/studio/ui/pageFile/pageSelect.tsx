interface Props {
  id: string
  pages: readonly { key: string; name: string; route: string }[]
  /** The key of the page that is chosen. */
  value: string
  describedBy: string
  onChoose: (key: string) => void
}

/** A page, chosen from several by name and address. */
export const PageSelect = ({ id, pages, value, describedBy, onChoose }: Props) => (
  <select
    id={id}
    className="control"
    value={value}
    aria-describedby={describedBy}
    onChange={({ target }) => onChoose(target.value)}
  >
    {pages.map(({ key, name, route }) => (
      <option key={key} value={key}>
        {name} ({route})
      </option>
    ))}
  </select>
)
