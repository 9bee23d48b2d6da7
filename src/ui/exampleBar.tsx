import { bar, copyButton, tag, title } from './codePanelStyles.ts'
import { Icon, LineIcon } from './images/icon.tsx'
import { useTexts } from './text/texts.ts'

const copyIcon =
  'M8 10a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2zM4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2'

/** The head of a panel that shows code: what the code is, its name, and a button that copies it (`startCopying`). */
export function ExampleBar({ name }: { name: string | undefined }) {
  const words = useTexts()
  return (
    <div css={bar}>
      <p css={tag}>{words.example}</p>
      {name && <p css={title}>{name}</p>}
      <button type="button" css={copyButton} data-copy="">
        <span>
          <LineIcon path={copyIcon} size={18} />
          {words.copy}
        </span>
        <span>
          <Icon name="check" size={18} />
          {words.copied}
        </span>
      </button>
      <span className="vh" role="status" />
    </div>
  )
}
