import { css } from '@emotion/react'
import { small } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'

/** A table of running text, and which heading it is under. */
export interface ProseTableProps {
  /** The heading, as an address: #what-we-check */
  under: string
  caption: string
  columns: string[]
  rows: string[][]
}

// A table that is wider than the text scrolls in its own box; words stay whole, so that there is something to scroll.
// A shadow lies at an edge behind which there is more: at the ends, background that scrolls along covers it.
const shade = 'rgb(6 38 43/.16), transparent'
const cover = `${theme.paper} 40%, transparent`
const box = css({
  overflowX: 'auto',
  overflowWrap: 'normal',
  background: [
    `linear-gradient(90deg, ${cover}) 0 0 / 36px 100% no-repeat local`,
    `linear-gradient(270deg, ${cover}) 100% 0 / 36px 100% no-repeat local`,
    `linear-gradient(90deg, ${shade}) 0 0 / 12px 100% no-repeat scroll`,
    `linear-gradient(270deg, ${shade}) 100% 0 / 12px 100% no-repeat scroll`,
  ].join(),
  '@media print': { overflow: 'visible', background: 'none' },
})
const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  '&:has(th:nth-of-type(3))': { minWidth: '30rem' },
  '&:has(th:nth-of-type(4))': { minWidth: '38rem' },
  '& caption': { paddingBottom: theme.s2, color: theme.text2, textAlign: 'left' },
  '& th, & td': {
    padding: '12px 20px 12px 0',
    borderBottom: `1px solid ${theme.rule}`,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '& th': { fontWeight: 600 },
  '& thead th': { borderBottomColor: theme.ink, verticalAlign: 'bottom' },
  '& tr > :last-child': { paddingRight: 0 },
  '@media print': { minWidth: '0 !important', fontSize: '10pt', '& tr': { breakInside: 'avoid' } },
})

/** A table in running text. Rows with too few cells are filled up with empty ones. */
export function ProseTable({ caption, columns, rows }: ProseTableProps) {
  // Up to two columns fit everywhere. What may scroll must be reached with the keyboard, and then it needs a name.
  const scroller = columns.length > 2 ? { role: 'region', tabIndex: 0, 'aria-label': caption } : {}
  return (
    <div css={box} {...scroller}>
      <table css={[small, table]}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.slice(1).map((column, at) => (
                <td key={column}>{cells[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
