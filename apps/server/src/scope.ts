import type { App } from './app.ts'
import { holdClock } from './db/tenant-time.ts'
import type { Transaction } from './db/transaction.ts'

/** One transaction of one tenant at one instant: the first argument of every use case that touches tables. */
export type Scope = { app: App; platformId: string; tx: Transaction; now: Date }

export async function inScope<T>(
  app: App,
  platformId: string,
  work: (scope: Scope) => Promise<T>,
): Promise<T> {
  app.cells.refuseElsewhere(platformId)
  return app.tenantTime(platformId, () =>
    app.db.transaction(platformId, async (tx) => {
      await holdClock(tx)
      return work({ app, platformId, tx, now: app.clock.now() })
    }),
  )
}

/** For lists and charts, which may lag behind the primary. */
export const inReplicaScope = readingWith('replica')

/** For the few rows that every page needs, which may lag as well and must not wait for sales. */
export const inGlance = readingWith('glance')

function readingWith(way: 'replica' | 'glance') {
  return async <T>(app: App, platformId: string, work: (scope: Scope) => Promise<T>): Promise<T> => {
    app.cells.refuseElsewhere(platformId)
    return app.tenantTime(platformId, () =>
      app.db[way](platformId, (tx) => work({ app, platformId, tx, now: app.clock.now() })),
    )
  }
}
