import { Copy, FileOutput, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { blockSchema } from '../../../content/schema/index.ts'
import { kindOf, routeOf } from '../../../model/route.ts'
import { remove, repeat } from '../../core/blockActs.ts'
import { nameOfBlock } from '../../session/names.ts'
import { useEditing, useName, useStudio, useStudioState } from '../useStudio.ts'
import { PageActs } from '../pageFile/pageActs.tsx'
import { CopyDialog } from './copyDialog.tsx'
import { useForm } from './formContext.ts'
import { hintOf } from './model/words.ts'

/** What a form edits: the kind of block and what it is for, and what is done with the whole of it. */
export function BlockHead({ index }: { index: number }) {
  const studio = useStudio()
  const { key, isReadable } = useEditing('key', 'isReadable')
  const [isCopying, setCopying] = useState(false)
  const { type, use } = useForm().part.value
  const shared = useStudioState(({ overview }) => overview.shared)
  const used = type === 'shared' ? shared.find(({ name }) => name === use) : undefined
  const schema = typeof type === 'string' ? blockSchema(type) : undefined
  const about = used ? used.types.map(nameOfBlock).join(', ') : schema && hintOf(schema)
  const tools = [
    { label: 'Duplicate (Ctrl+D)', Icon: Copy, run: () => repeat(studio, index) },
    ...(kindOf(key) === 'page'
      ? [{ label: 'Copy to another page…', Icon: FileOutput, run: () => setCopying(true) }]
      : []),
    { label: 'Remove (Delete)', Icon: Trash2, run: () => remove(studio, index) },
  ]
  return (
    <header className="formHead">
      <h2>{used?.title ?? nameOfBlock(type)}</h2>
      {tools.map(({ label, Icon, run }) => (
        <button
          key={label}
          type="button"
          className="iconButton"
          data-size="small"
          aria-label={label}
          title={label}
          disabled={!isReadable}
          onClick={run}
        >
          <Icon size={16} />
        </button>
      ))}
      {about !== undefined && <p>{about}</p>}
      {isCopying && <CopyDialog index={index} close={() => setCopying(false)} />}
    </header>
  )
}

const purposes = {
  site: 'What is the same on every page.',
  shared: 'Blocks that several pages show. A change here changes all of them.',
}

/** The page itself, while no block of it is selected. */
export function PageHead() {
  const { key } = useEditing('key')
  const kind = kindOf(key)
  return (
    <header className="formHead">
      <h2>{useName()}</h2>
      <p>
        {kind === 'site' || kind === 'shared'
          ? purposes[kind]
          : 'The page itself: its title, and what search engines show.'}
      </p>
      {kind === 'page' && routeOf(key) !== '/' && <PageActs />}
    </header>
  )
}
