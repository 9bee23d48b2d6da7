/** A page of six blocks, as every system of the comparison can show it. */
export interface PlainPage {
  /** A name for files: `page-17`. */
  name: string
  title: string
  description: string
  opening: { title: string; lead: string }
  cards: { title: string; cards: { title: string; text: string; href: string }[] }
  tabs: { title: string; items: { value: string; label: string; title: string; text: string }[] }
  figures: { title: string; figures: { figure: string; label: string }[] }
  questions: { title: string; items: { question: string; answer: string }[] }
  call: { title: string; text: string }
}

const syllables = ['ba', 'de', 'fi', 'go', 'lu', 'ma', 'ne', 'pi', 'ro', 'su']

/** A word that only one page has, so that no system can take one page for another. */
const wordOf = (at: number) => [...String(at).padStart(5, '0')].map((digit) => syllables[Number(digit)]).join('')

const numbers = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at))

/** As many pages; each links to the ones after it. */
export function plainPages(count: number): PlainPage[] {
  return numbers(count, (at) => {
    const word = wordOf(at)
    const say = (words: string) => words.replaceAll('*', word)
    return {
      name: `page-${at}`,
      title: say('Payments to *'),
      description: say(
        'How a company in * receives, holds and sends money with one account, and what each step costs it.',
      ),
      opening: {
        title: say('Pay and get paid in *'),
        lead: say('One account for all that you receive and send in *.'),
      },
      cards: {
        title: say('What companies in * do with it'),
        cards: numbers(6, (card) => ({
          title: say(`Use ${card + 1} in *`),
          text: say('Customers pay into an account of their own, and you see at once who in * has paid for what.'),
          href: `/page-${(at + card + 1) % count}`,
        })),
      },
      tabs: {
        title: say('How the products work in *'),
        items: numbers(4, (tab) => ({
          value: `step-${tab + 1}`,
          label: say(`Step ${tab + 1}`),
          title: say(`Wallet ${tab + 1} of *`),
          text: say('Keep each currency in a wallet of its own. See every payment to and from * beside the next.'),
        })),
      },
      figures: {
        title: say('Figures of *'),
        figures: numbers(3, (one) => ({
          figure: String(at + one + 10),
          label: say(`Lists paid in *, part ${one + 1}`),
        })),
      },
      questions: {
        title: say('Questions from *'),
        items: numbers(6, (one) => ({
          question: say(`What does question ${one + 1} of * ask?`),
          answer: say('Upload a list, check the names, let a second person in * approve it, and follow each line.'),
        })),
      },
      call: { title: say('Start in *'), text: say('Open an account in *, or write to us first.') },
    }
  })
}

/** The page as a document of this project. */
export function ourDocument({ title, description, opening, cards, tabs, figures, questions, call }: PlainPage): string {
  const blocks = [
    { type: 'hero', layout: 'compact', ...opening },
    {
      type: 'cardGrid',
      title: cards.title,
      cards: cards.cards.map(({ href, ...card }) => ({
        ...card,
        glyph: 'check',
        line: 'lagoon',
        link: { text: `Read ${card.title}`, href },
      })),
    },
    { type: 'tabs', title: tabs.title, items: tabs.items.map((item) => ({ ...item, line: 'sun' })) },
    { type: 'stats', layout: 'row', ...figures },
    { type: 'faq', ...questions },
    { type: 'banner', title: call.title, description: call.text },
  ]
  return `${JSON.stringify({ title: `${title} | {brand}`, description, blocks }, null, 2)}\n`
}
