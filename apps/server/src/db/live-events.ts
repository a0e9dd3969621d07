import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { defineStatement, type Inputs } from './define-statement.ts'
import type { Transaction } from './transaction.ts'

const channel = 'balcao_live'

/**
 * Notifies the watchers of a topic in every process. It carries no data: the watcher reads with its own
 * rights.
 */
export type LiveEvents = {
  watch(topic: string, onChange: () => void): () => void
  stop(): Promise<void>
}

export async function listenForLiveEvents(db: Database): Promise<LiveEvents> {
  const watchers = new Map<string, Set<() => void>>()
  const stop = await db.listen(
    channel,
    (topic) => {
      for (const onChange of watchers.get(topic) ?? []) onChange()
    },
    () => {
      for (const onChange of [...watchers.values()].flatMap((own) => [...own])) onChange()
    },
  )
  return {
    watch(topic, onChange) {
      const own = watchers.get(topic) ?? new Set()
      watchers.set(topic, own.add(onChange))
      return () => {
        own.delete(onChange)
        if (own.size === 0) watchers.delete(topic)
      }
    },
    stop,
  }
}

/** For processes without watchers: PostgreSQL wakes every listener at every commit with an announcement. */
export const noLiveEvents: LiveEvents = { watch: () => () => {}, stop: async () => {} }

const notify = defineStatement(
  (_db, given: Inputs<{ topic: string }>) => sql`select pg_notify(${channel}, ${given.topic})`,
)

/** Sent when the transaction commits, and not at all if it does not. */
export async function announce(tx: Transaction, topic: string): Promise<void> {
  await notify(tx, { topic })
}
