import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import type { App } from '#app.ts'
import { lookThroughMailbox } from '#kit/mail/open-mailbox.ts'
import { applyMailReports } from '#modules/notifications/delivery/apply-mail-reports.ts'
import { readBounce } from '#modules/notifications/delivery/read-bounce.ts'

const roundMs = 60_000

/**
 * Reads the bounce mailbox every minute. Only one worker does so: the holder of a lock that ends with its connection.
 */
export function readBounces(app: App, ownerUrl: string, mailboxUrl: string): { stop(): Promise<void> } {
  const sql = postgres(ownerUrl, {
    max: 1,
    connect_timeout: 5,
    onnotice: () => {},
    connection: { application_name: 'balcao bounces' },
  })
  const stopAsked = new AbortController()
  const readOnce = async (): Promise<void> => {
    const [lock] = await sql`select pg_try_advisory_lock(hashtextextended('read bounces', 0)) as "isOurs"`
    if (lock?.isOurs) await takeBounces(app, sql, { mailboxUrl, stopAsked: stopAsked.signal })
  }
  const read = async (): Promise<void> => {
    while (!stopAsked.signal.aborted) {
      await readOnce().catch((error: unknown) => {
        if (!stopAsked.signal.aborted) app.log.warn({ error }, 'The bounce mailbox could not be read')
      })
      await pause(roundMs, undefined, { signal: stopAsked.signal }).catch(() => {})
    }
  }
  const reading = read()
  return {
    async stop() {
      stopAsked.abort()
      await reading
      await sql.end({ timeout: 1 })
    },
  }
}

/** Applies every report in the mailbox. A report holds personal addresses and is removed; other mail is left to a person. */
export async function takeBounces(
  app: App,
  sql: postgres.Sql,
  { mailboxUrl, stopAsked }: { mailboxUrl: string; stopAsked: AbortSignal },
): Promise<void> {
  const platforms = await sql<{ id: string }[]>`select platform_id as id from platforms`
  const platformIds = platforms.map(({ id }) => id)
  const look = async (source: Uint8Array) => {
    const report = await readBounce(app, source, platformIds)
    if (!report) return 'LEAVE'
    await applyMailReports(app, [report])
    return 'REMOVE'
  }
  await lookThroughMailbox(mailboxUrl, look, stopAsked)
}
