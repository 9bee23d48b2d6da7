/* Generated from src/blocks/ and schemas/blocks/ by `npm run generate`. Do not edit. */
import ApiSection from '../blocks/apiSection.tsx'
import ApiStepper from '../blocks/apiStepper/index.tsx'
import AppStrip from '../blocks/appStrip.tsx'
import Audience from '../blocks/audience.tsx'
import Banner from '../blocks/banner.tsx'
import Bento from '../blocks/bento.tsx'
import Booking from '../blocks/booking/index.tsx'
import CardDesigner from '../blocks/cardDesigner/index.tsx'
import CardGrid from '../blocks/cardGrid.tsx'
import CaseStudies from '../blocks/caseStudies/index.tsx'
import CaseStudy from '../blocks/caseStudy/index.tsx'
import Checklist from '../blocks/checklist.tsx'
import Faq from '../blocks/faq.tsx'
import Features from '../blocks/features.tsx'
import Form from '../blocks/form/index.tsx'
import Hero from '../blocks/hero/index.tsx'
import Kinds from '../blocks/kinds.tsx'
import Ledger from '../blocks/ledger.tsx'
import LinkStrip from '../blocks/linkStrip.tsx'
import NotFound from '../blocks/notFound.tsx'
import Pair from '../blocks/pair.tsx'
import PartnerPaths from '../blocks/partnerPaths.tsx'
import Partners from '../blocks/partners/index.tsx'
import Passage from '../blocks/passage/index.tsx'
import Picture from '../blocks/picture.tsx'
import Placeholder from '../blocks/placeholder/index.tsx'
import RichText from '../blocks/richText.tsx'
import Rows from '../blocks/rows/index.tsx'
import Search from '../blocks/search/index.tsx'
import Split from '../blocks/split/index.tsx'
import Stats from '../blocks/stats/index.tsx'
import Steps from '../blocks/steps/index.tsx'
import Tabs from '../blocks/tabs.tsx'
import Tale from '../blocks/tale.tsx'
import Testimonials from '../blocks/testimonials.tsx'
import Trunk from '../blocks/trunk.tsx'
import type { BlockType } from '../model/schema.gen.ts'
import type { BlockComponent } from './parts.ts'

/** The component of every block type. */
export const blocks: { [T in BlockType]: BlockComponent<T> } = {
  apiSection: ApiSection,
  apiStepper: ApiStepper,
  appStrip: AppStrip,
  audience: Audience,
  banner: Banner,
  bento: Bento,
  booking: Booking,
  cardDesigner: CardDesigner,
  cardGrid: CardGrid,
  caseStudies: CaseStudies,
  caseStudy: CaseStudy,
  checklist: Checklist,
  faq: Faq,
  features: Features,
  form: Form,
  hero: Hero,
  kinds: Kinds,
  ledger: Ledger,
  linkStrip: LinkStrip,
  notFound: NotFound,
  pair: Pair,
  partnerPaths: PartnerPaths,
  partners: Partners,
  passage: Passage,
  picture: Picture,
  placeholder: Placeholder,
  richText: RichText,
  rows: Rows,
  search: Search,
  split: Split,
  stats: Stats,
  steps: Steps,
  tabs: Tabs,
  tale: Tale,
  testimonials: Testimonials,
  trunk: Trunk,
}

/** The file of each component, for messages to whoever has to change it. */
export const blockFiles: Readonly<Record<BlockType, string>> = {
  apiSection: 'src/blocks/apiSection.tsx',
  apiStepper: 'src/blocks/apiStepper/index.tsx',
  appStrip: 'src/blocks/appStrip.tsx',
  audience: 'src/blocks/audience.tsx',
  banner: 'src/blocks/banner.tsx',
  bento: 'src/blocks/bento.tsx',
  booking: 'src/blocks/booking/index.tsx',
  cardDesigner: 'src/blocks/cardDesigner/index.tsx',
  cardGrid: 'src/blocks/cardGrid.tsx',
  caseStudies: 'src/blocks/caseStudies/index.tsx',
  caseStudy: 'src/blocks/caseStudy/index.tsx',
  checklist: 'src/blocks/checklist.tsx',
  faq: 'src/blocks/faq.tsx',
  features: 'src/blocks/features.tsx',
  form: 'src/blocks/form/index.tsx',
  hero: 'src/blocks/hero/index.tsx',
  kinds: 'src/blocks/kinds.tsx',
  ledger: 'src/blocks/ledger.tsx',
  linkStrip: 'src/blocks/linkStrip.tsx',
  notFound: 'src/blocks/notFound.tsx',
  pair: 'src/blocks/pair.tsx',
  partnerPaths: 'src/blocks/partnerPaths.tsx',
  partners: 'src/blocks/partners/index.tsx',
  passage: 'src/blocks/passage/index.tsx',
  picture: 'src/blocks/picture.tsx',
  placeholder: 'src/blocks/placeholder/index.tsx',
  richText: 'src/blocks/richText.tsx',
  rows: 'src/blocks/rows/index.tsx',
  search: 'src/blocks/search/index.tsx',
  split: 'src/blocks/split/index.tsx',
  stats: 'src/blocks/stats/index.tsx',
  steps: 'src/blocks/steps/index.tsx',
  tabs: 'src/blocks/tabs.tsx',
  tale: 'src/blocks/tale.tsx',
  testimonials: 'src/blocks/testimonials.tsx',
  trunk: 'src/blocks/trunk.tsx',
}

/** The types whose components do something in the browser (`export const live = true`). */
export const liveBlocks: ReadonlySet<BlockType> = new Set(['booking', 'form', 'richText', 'search', 'stats'] as const)
