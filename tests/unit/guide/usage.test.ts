import { expect, test } from 'vitest'
import { fileOf } from '../../../scripts/guide/page/usage.ts'

test('SEC-2 the name of a file cannot end the attribute that holds it', () => {
  const html = fileOf({ file: 'pages/a" onclick="x<b>.json', line: 3 })
  expect(html).toBe(
    '<span data-file="pages/a&quot; onclick=&quot;x&lt;b&gt;.json:3"><code>pages/a" onclick="x&lt;b&gt;.json</code>, line 3</span>',
  )
})
