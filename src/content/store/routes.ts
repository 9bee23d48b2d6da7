import type { HiddenPage, Route } from './content.ts'
import { fileOf } from '../../model/route.ts'
import { isShownOn, whyHidden } from '../../model/showing.ts'
import type { SiteMap } from '../site/index.ts'

/** Every page file, sorted by route. Of two for one route that comes first which has the usual name. */
export const routesOf = ({ routes }: SiteMap): Route[] =>
  [...routes].flatMap(([route, pages]) => pages.map(({ key }) => ({ route, key }))).sort(byRoute)

const byRoute = (a: Route, b: Route) =>
  a.route < b.route ? -1 : a.route > b.route ? 1 : a.key === fileOf(a.route) ? -1 : 1

/** The pages that visitors do not see on a day, sorted by route. */
export function hiddenOf(map: SiteMap, today: string | undefined): HiddenPage[] {
  return routesOf(map).flatMap((one) => {
    const { showing = {} } = map.routes.get(one.route)?.find(({ key }) => key === one.key)?.facts ?? {}
    return isShownOn(showing, today) ? [] : [{ ...one, why: whyHidden(showing, today) }]
  })
}
