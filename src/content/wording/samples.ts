/** The words of a page or of shared blocks that were just made. Each says what to write in its place. */
export const samples = {
  lead: 'Say in one or two sentences what readers find on this page and why it helps them.',
  motto: 'Say what is better for them now',
  opening: 'Begin with what matters most to the reader. One paragraph has one thought, in two to four sentences.',
  steps: 'Tell the steps in their order. An empty line starts a paragraph.',
  contact: 'Say where readers can ask: [{email}](mailto:{email}).',
  question: 'What do readers ask first?',
  answer: 'Answer in the first sentence. Then say what follows from it.',
  nextQuestion: 'What do they ask next?',
  nextAnswer: 'A link to a page that says more is welcome here.',
  call: 'Say in one or two sentences what readers should do now, and why.',
} as const

/** How the description of such a page ends. */
export const sampleEnd = 'what it is, who it is for, how it works and what you can do next.'

/** All of them. */
export const sampleTexts: readonly string[] = Object.values(samples)
