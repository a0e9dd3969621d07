import { dayInSaoPaulo } from '@balcao/domain/calendar'
import type { Session } from '#api/client.ts'
import { periodBounds } from '#kit/period.ts'

type Ask = { procedure: string; input?: object }
type FirstAnswer = Ask & { answer: Promise<unknown> }

declare global {
  interface Window {
    firstAnswers?: FirstAnswer[]
  }
}

const unreadNotices: Ask = { procedure: 'notices.unread' }
const inThirtyDays = { range: '30' }

/**
 * The data of the screens that people open most, by role and address. Each row makes exactly the requests of its screen
 * at the bare address: any other request would be repeated, which `console-first-paint.e2e.ts` finds.
 */
const asksOf: Record<string, Record<string, () => Ask[]>> = {
  SELLER: {
    '/platform/dashboard': () => [
      unreadNotices,
      { procedure: 'seller.reports.dashboard', input: inThirtyDays },
      { procedure: 'seller.reports.alerts' },
      { procedure: 'seller.reports.checklist' },
    ],
    '/platform/my-sales': () => [
      unreadNotices,
      { procedure: 'seller.sales.sources' },
      ...salesOf('seller.sales'),
    ],
  },
  MANAGER: {
    '/manager-root/dashboard': () => [
      unreadNotices,
      { procedure: 'manager.reports.dashboard', input: inThirtyDays },
    ],
  },
  ADMIN: {
    '/admin-root/dashboard': () => [
      unreadNotices,
      { procedure: 'admin.reports.figures', input: inThirtyDays },
    ],
    '/admin-root/manage-sales': () => [unreadNotices, ...salesOf('admin.sales')],
  },
}

function salesOf(api: string): Ask[] {
  const lastMonth = periodBounds('30', dayInSaoPaulo(new Date()))
  const newest = { sort: { by: 'createdAt', direction: 'desc' }, limit: 25 }
  return [
    { procedure: `${api}.list`, input: { ...lastMonth, ...newest } },
    { procedure: `${api}.sum`, input: lastMonth },
    { procedure: `${api}.count`, input: lastMonth },
  ]
}

/**
 * Requested while the console's files are still loading, so that the first rendering has its data. The build writes
 * this module into the page of a visitor with a session, and nothing imports it.
 */
window.firstAnswers = askFirst()

function askFirst(): FirstAnswer[] {
  const { pathname, search } = location
  const session = JSON.parse(document.getElementById('session')?.textContent || 'null') as Session | null
  const role = session?.user.role
  const asks = (role && search === '' && asksOf[role]?.[pathname]?.()) || []
  if (asks.length === 0) return []
  const answers = send(asks)
  return asks.map((ask, index) => {
    const answer = answers.then((all) => dataOf(all[index]))
    // Otherwise a failure before the screen reads the answer would be an unhandled rejection.
    answer.catch(() => {})
    return { ...ask, answer }
  })
}

type Answer = { result: { data: unknown } } | { error: unknown }

/** Sends the reads as one batch, in the same format as `api/client.ts`. */
async function send(asks: readonly Ask[]): Promise<Answer[]> {
  const inputs = Object.fromEntries(asks.flatMap(({ input }, index) => (input ? [[index, input]] : [])))
  const names = asks.map(({ procedure }) => procedure).join(',')
  const response = await fetch(
    `/api/trpc/${names}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`,
  )
  return response.json()
}

function dataOf(answer: Answer | undefined): unknown {
  if (answer === undefined || 'error' in answer) throw new Error('The first request was refused')
  return answer.result.data
}
