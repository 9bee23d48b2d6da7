import { Fragment, useId, useState } from 'react'
import { DialogHead } from '../dialogHead.tsx'
import { useModal } from '../useModal.ts'
import { useStudio, useStudioState } from '../useStudio.ts'
import { areLettersOn, setLettersOn } from './letters.ts'
import { type Key, keyGroups } from './table.ts'

/** All keys of the studio. It is there while somebody looks at them. */
export function KeysDialog() {
  const isOpen = useStudioState(({ showing }) => showing === 'keys')
  return isOpen ? <Open /> : null
}

function Open() {
  const studio = useStudio()
  const dialog = useModal()
  const close = () => studio.setShowing(null)
  return (
    <dialog className="dialog keysDialog" ref={dialog} aria-labelledby="keysHead" onClose={close}>
      <DialogHead id="keysHead" title="All keys" onClose={close} />
      {/* A list that is longer than the window is scrolled by keys, too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="keyColumns" role="region" aria-labelledby="keysHead" tabIndex={0}>
        {keyGroups.map(({ title, keys }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map((key) => (
                <KeyRow key={key.does} {...key} />
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="dialogFoot">
        <p>Ctrl is ⌘ on a Mac.</p>
        <LettersSwitch />
      </div>
    </dialog>
  )
}

const KeyRow = ({ names, does }: Key) => (
  <div>
    <dt>{does}</dt>
    <dd>
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ' '}
          <kbd>{name}</kbd>
        </Fragment>
      ))}
    </dd>
  </div>
)

function LettersSwitch() {
  const [isOn, setOn] = useState(areLettersOn)
  const id = useId()
  return (
    <label className="keysSwitch" htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          setOn(target.checked)
          setLettersOn(target.checked)
        }}
      />
      Keys of one character, such as A and ? (outside of the form)
    </label>
  )
}
