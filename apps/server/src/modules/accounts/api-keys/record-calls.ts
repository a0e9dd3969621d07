import type { App } from '#app.ts'
import { apiCalls } from '#db/schema/api.ts'
import { inScope } from '#scope.ts'

export type ApiCall = Omit<typeof apiCalls.$inferInsert, 'id'>

const writtenEveryMs = 500
/** Limit of logged calls per owner, so that a program in an endless loop does not flood the log. */
const recordLimit = { name: 'api call record', perMinute: 1_200, burst: 600 }

/**
 * Writes calls to the owners' log in batches after the answers, so that no answer waits for it. A killed
 * process loses the last half second of calls.
 */
export function createCallRecorder(app: App) {
  let waiting: ApiCall[] = []
  let timer: NodeJS.Timeout | undefined

  async function write(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const calls = Map.groupBy(waiting, ({ platformId }) => platformId)
    waiting = []
    for (const [platformId, own] of calls)
      try {
        await inScope(app, platformId, ({ tx }) => tx.insert(apiCalls).values(own))
      } catch (error) {
        app.log.warn({ platformId, calls: own.length, error }, 'Calls of the API were not recorded')
      }
  }

  return {
    record(call: ApiCall): void {
      if (app.limits.excess(recordLimit, call.userId) > 0) return
      waiting.push(call)
      timer ??= setTimeout(() => void write(), writtenEveryMs)
    },
    write,
  }
}
