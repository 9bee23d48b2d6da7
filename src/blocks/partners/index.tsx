import type { BlockProps } from '../../model/schema.gen.ts'
import { PartnerGrid } from './grid.tsx'
import { lanesOf, PartnerLanes } from './lanes.tsx'

/** Cards of partners, each with two disclosures that are independent of each other (PARTNER-1). */
export default function Partners(props: BlockProps['partners'] & { id?: string }) {
  const lanes = props.layout === 'lanes' ? lanesOf(props.partners) : undefined
  return lanes ? <PartnerLanes {...props} lanes={lanes} /> : <PartnerGrid {...props} />
}
