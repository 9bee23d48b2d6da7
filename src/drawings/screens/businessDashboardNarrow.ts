import type { Screen } from '../kit/drawing.ts'
import { figures } from '../kit/samples.ts'
import { hairline, panel } from '../kit/shapes.ts'
import { button, text } from '../kit/text.ts'
import { type Dashboard, sideBar, todayList, waitingList } from './businessDashboard.ts'
import { flowChart, flowTotals } from './businessFlow.ts'

/** The dashboard of a tablet: a side bar of icons, and the lists below each other; 640 px wide. */
export function dashboardTablet(dashboard: Dashboard): Screen {
  const width = 640
  const height = 868
  const left = 108
  const right = width - 28
  const column = right - left
  return {
    width,
    height,
    svg:
      panel(width, height, 22) +
      sideBar(dashboard, 80, height, true) +
      text(left, 48, 'Balance, NGN accounts', { fill: 'text2' }) +
      text(left - 1, 96, `NGN ${figures(dashboard.balance)}`, { size: 44, weight: 600, face: 'condensed' }) +
      button(right - 128, 28, 128, 44, 'Send money') +
      flowTotals(dashboard.days, left, 136, 172, true) +
      flowChart(dashboard.days, { x: left, y: 194, width: column, height: 124 }) +
      hairline(left, 366, right) +
      text(left, 400, 'Waiting for you', { size: 15, weight: 600 }) +
      waitingList(dashboard.waiting, left, 416, column) +
      hairline(left, 608, right) +
      text(left, 642, 'Today', { size: 15, weight: 600 }) +
      todayList(dashboard.today, left, 658, column),
  }
}

/** The dashboard of a phone: balance, week and what waits; 520 px high. */
export function dashboardSmall(dashboard: Dashboard, width: number): Screen {
  const height = 522
  const right = width - 22
  return {
    width,
    height,
    svg:
      panel(width, height, 18) +
      text(22, 36, 'Balance, NGN accounts', { size: 13.5, fill: 'text2' }) +
      text(21, 76, `NGN ${figures(dashboard.balance)}`, { size: 34, weight: 600, face: 'condensed' }) +
      flowTotals(dashboard.days, 22, 108, 130, false) +
      flowChart(dashboard.days, { x: 24, y: 156, width: width - 48, height: 96 }, { every: 2 }) +
      hairline(22, 298, right) +
      text(22, 326, 'Waiting for you', { weight: 600 }) +
      waitingList(dashboard.waiting, 22, 340, right - 22, { row: 58, short: true }),
  }
}
