import type { App } from '#app.ts'

export type Moment = 'before' | 'after'

/** When the process dies at its n-th transaction: just before it, just after its commit, or not at all. */
export type Death = (count: number) => Moment | null

/**
 * The same app, whose process may die at a transaction. The queue learns of the death at once; after a real kill it
 * learns of it only when the lock on the job has expired.
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

/** Runs the story once for each point of death, until it ends before the next point. */
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
