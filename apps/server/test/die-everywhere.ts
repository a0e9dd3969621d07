import type { App } from '../src/app.ts'

export type Moment = 'before' | 'after'

/**
 * The same product, but whoever runs its n-th transaction dies: just before it, or just after it was committed. The queue hears of it at
 * once; that of a killed process it hears only when the lock on its job has run out.
 */
function dyingApp(app: App, n: number, moment: Moment): { app: App; hasDied(): boolean } {
  let count = 0
  const transaction: App['db']['transaction'] = async (platformId, work) => {
    if (++count !== n) return app.db.transaction(platformId, work)
    if (moment === 'after') await app.db.transaction(platformId, work)
    throw new Error('The process died here')
  }
  return { app: { ...app, db: { ...app.db, transaction } }, hasDied: () => count >= n }
}

/** Tells the story with a death at every moment it has, until it is over before the death would come. */
export async function dieEverywhere(
  app: App,
  moment: Moment,
  story: (dying: App) => Promise<void>,
): Promise<number> {
  for (let n = 1; ; n++) {
    const dying = dyingApp(app, n, moment)
    await story(dying.app)
    if (!dying.hasDied()) return n - 1
  }
}
