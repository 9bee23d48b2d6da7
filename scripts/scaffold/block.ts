import { upper } from '../../src/model/words.ts'
import { titleOf, toJson } from '../../src/content/scaffold/index.ts'

/** The two files of a new block, by their paths in the project. The schema is sound as it is, and every field is drawn. */
export function blockFiles(name: string, title = titleOf(name)): Map<string, string> {
  return new Map([
    [`schemas/blocks/${name}.json`, toJson(schemaOf(title))],
    [`src/blocks/${name}.tsx`, componentOf(name, title)],
  ])
}

function schemaOf(title: string) {
  const text = (label: string, description: string, minLength: number, maxLength: number, example: string) => ({
    title: label,
    description,
    type: 'string',
    minLength,
    maxLength,
    examples: [example],
  })
  const first = { title: 'One thing', text: 'One or two sentences about it.' }
  const entries = [first, { title: 'Another thing', text: 'One or two sentences about this one.' }]
  const item = {
    title: 'Entry',
    description: 'One entry of the list.',
    type: 'object',
    properties: {
      title: text('Title', 'The name of the entry.', 2, 38, first.title),
      text: text('Text', 'One or two short sentences.', 10, 170, first.text),
    },
    required: ['title', 'text'],
    additionalProperties: false,
    examples: [first],
  }
  return {
    title,
    description: `${title}: a heading, a sentence and a list of entries. Say here when editors should choose this block.`,
    type: 'object',
    properties: {
      title: text('Title', 'The heading above the list.', 2, 45, title),
      lead: text(
        'Lead',
        'One sentence under the heading.',
        20,
        170,
        'One sentence that says why these things belong together.',
      ),
      items: {
        title: 'Entries',
        description: 'The entries, in the order in which they are read.',
        type: 'array',
        minItems: 2,
        maxItems: 6,
        items: item,
        examples: [entries],
      },
    },
    required: ['title', 'items'],
    additionalProperties: false,
    examples: [
      { title, lead: 'One sentence that says why these things belong together.', items: entries },
      { title: 'Two entries', items: entries },
    ],
  }
}

const componentOf = (name: string, title: string) => `import { css } from '@emotion/react'
import type { BlockProps } from '../model/schema.gen.ts'
import { entryTitle, media, quiet } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'
import { Section } from '../ui/section.tsx'
import { SectionHead } from '../ui/sectionHead.tsx'

const list = css({ display: 'grid', gap: theme.s4, [media.fromCards]: { gridTemplateColumns: 'repeat(2, 1fr)' } })
const entry = css({ display: 'grid', alignContent: 'start', gap: 8 })

/** ${title}: a heading, a sentence and a list of entries, side by side where there is room. */
export default function ${upper(name)}({ id, title, lead, items }: BlockProps['${name}'] & { id?: string }) {
  return (
    <Section id={id}>
      <SectionHead title={title} lead={lead} />
      <ul css={list}>
        {items.map((item) => (
          <li css={entry} key={item.title}>
            <h3 css={entryTitle}>{item.title}</h3>
            <p css={quiet}>{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
`
