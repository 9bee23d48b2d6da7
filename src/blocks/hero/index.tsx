import { unknownLayout } from '../../ui/unknownLayout.ts'
import { BesideHero } from './beside.tsx'
import { CodeHero } from './code.tsx'
import { CompactHero } from './compact.tsx'
import { HomeHero } from './home.tsx'
import { OpenHero } from './open.tsx'
import { OverHero } from './over.tsx'
import { TrunkHero } from './trunk.tsx'
import type { HeroProps } from './words.tsx'

/** The head of a page, with its only h1. */
export default function Hero(props: HeroProps) {
  switch (props.layout) {
    case 'home':
      return <HomeHero {...props} />
    case 'open':
      return <OpenHero {...props} />
    case 'over':
      return <OverHero {...props} />
    case 'beside':
      return <BesideHero {...props} />
    case 'trunk':
      return <TrunkHero {...props} />
    case 'code':
      return <CodeHero {...props} />
    case 'compact':
      return <CompactHero {...props} />
    default:
      return unknownLayout(props)
  }
}
