import type { FunctionComponent } from 'react'
import { BesideHero } from './beside.tsx'
import { CodeHero } from './code.tsx'
import { CompactHero } from './compact.tsx'
import { HomeHero } from './home.tsx'
import { OpenHero } from './open.tsx'
import { OverHero } from './over.tsx'
import { TrunkHero } from './trunk.tsx'
import type { LayoutProps } from './words.tsx'

const layouts: Record<LayoutProps['layout'], FunctionComponent<LayoutProps>> = {
  home: HomeHero,
  open: OpenHero,
  over: OverHero,
  beside: BesideHero,
  trunk: TrunkHero,
  code: CodeHero,
  compact: CompactHero,
}

/** The head of a page, with its only h1. */
export default function Hero(props: LayoutProps) {
  const Layout = layouts[props.layout]
  return <Layout {...props} />
}
