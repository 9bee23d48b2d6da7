import { useEditing } from '../useStudio.ts'

/** The form of what is selected. */
export function FormPanel() {
  const { selected } = useEditing()
  return <p>{selected}</p>
}
