import { aPurchase } from '@balcao/server/demo/a-purchase'
import { demoPassword } from '@balcao/server/demo/demo-identity'
import type { BrowserContext } from 'playwright-core'
import type { Figure } from '#figure.ts'
import { onSlowPhone, openSlowPhone, type SlowVisit, slowFigure, visitSlowly } from '#load/slow-visit.ts'
import { startProcess } from '#processes/start-process.ts'
import type { World } from '#world.ts'

const limits = { paintMs: 2_000, usableMs: 3_000, shift: 0.02 }

const screens = [
  { name: "the seller's dashboard", path: '/platform/dashboard', usable: 'main figure' },
  { name: "the seller's sales", path: '/platform/my-sales', usable: 'main [data-row-link]' },
  // The minimum of any screen: React and the console's kit alone.
  { name: 'the login', path: '/login', usable: 'main form', isSignedOut: true },
]

/** Enough sales to fill the first page of the list. */
const salesCount = 25

/** Waiting times of a seller on a slow phone who opens the console signed in, against the product's limits. */
export async function slowConsole(world: World): Promise<Figure[]> {
  const { app, platformId, offerId, seller } = world
  for (let sale = 0; sale < salesCount; sale += 1)
    await aPurchase(app, platformId, { offerId, method: 'CREDIT_CARD', email: `${sale}@compradora.example` })
  const server = await startProcess<string>('product-server.ts', world.environment)
  const browser = await openSlowPhone()
  try {
    const figures: Figure[] = []
    for (const { name, path, usable, isSignedOut } of screens) {
      const visits = await visitSlowly(browser, {
        url: `${server.told}${path}`,
        usable,
        prepare: async (context) => {
          if (!isSignedOut) await logIn(context, server.told, seller.email)
        },
      })
      figures.push(...figuresOf(name, visits))
    }
    return figures
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function logIn({ request }: BrowserContext, url: string, email: string): Promise<void> {
  const answer = await request.post(`${url}/api/trpc/account.login`, {
    data: { door: 'SELLER', email, password: demoPassword, rememberDevice: false },
  })
  if (!answer.ok()) throw new Error(`The login was answered ${answer.status()}`)
}

function figuresOf(screen: string, visits: SlowVisit[]): Figure[] {
  const where = `${screen} on a slow phone`
  return [
    slowFigure(`Largest paint of ${where}`, visits, {
      of: ({ paintMs }) => paintMs,
      limit: limits.paintMs,
      unit: 'ms',
      ours: `largest contentful paint of a first visit, ${onSlowPhone}`,
    }),
    slowFigure(`Time until the use of ${where}`, visits, {
      of: ({ usableMs }) => usableMs,
      limit: limits.usableMs,
      unit: 'ms',
      ours: 'from the request of the page until its figures or rows are there and answer to a tap',
    }),
    slowFigure(`Layout shift of ${where}`, visits, {
      of: ({ shift }) => shift,
      limit: limits.shift,
      unit: '',
      ours: 'all shifts of the same visit until then',
    }),
  ]
}
