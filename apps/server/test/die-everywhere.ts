import type { App } from '../src/app.ts'

export type Moment = 'before' | 'after'

/** When whoever runs the n-th transaction dies: just before it, just after it was committed, or not at all. */
export type Death = (count: number) => Moment | null

/**
 * The same product, but whoever runs a transaction may die. The queue hears of it at once; that of a killed process it hears only when the
 * lock on its job has run out.
 */
export function mortalApp(app: App, death: Death): App {
  let count = 0
  const transaction: App['db']['transaction'] = async (platformId, work) => {
    const moment = death(++count)
    if (moment === null) return app.db.transaction(platformId, work)
    if (moment === 'after') await app.db.transaction(platformId, work)
    throw new Error('The process died here')
  }
  return { ...app, db: { ...app.db, transaction } }
}

/** Tells the story with a death at every moment it has, until it is over before the death would come. */
export async function dieEverywhere(
  app: App,
  moment: Moment,
  story: (dying: App) => Promise<void>,
): Promise<number> {
  for (let n = 1; ; n++) {
    let hasDied = false
    const dying = mortalApp(app, (count) => {
      hasDied ||= count >= n
      return count === n ? moment : null
    })
    await story(dying)
    if (!hasDied) return n - 1
  }
}
