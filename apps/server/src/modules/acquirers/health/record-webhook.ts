import { sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { providerContacts } from '#db/schema/acquirers.ts'
import type { AskableAccount } from '#modules/acquirers/accounts/provider-account.ts'
import { inScope } from '#scope.ts'

const writtenEveryMs = 60_000

/**
 * Notes that a webhook of the account reported a change, which also ends a gap in its webhooks. Written at
 * most once a minute, and at the end of a gap; all other webhooks cost no statement.
 */
export async function recordWebhook(app: App, account: AskableAccount): Promise<void> {
  if (!isWorthWriting(account, app.clock.now())) return
  await inScope(app, account.platformId, async ({ tx, platformId, now }) => {
    const { missedSince, lagMs } = providerContacts
    const silence = sql`(extract(epoch from ${now.toISOString()}::timestamptz - ${missedSince}) * 1000)::bigint`
    await tx
      .insert(providerContacts)
      .values({ platformId, providerAccountId: account.id, heardAt: now })
      .onConflictDoUpdate({
        target: [providerContacts.platformId, providerContacts.providerAccountId],
        set: { heardAt: now, missedSince: null, lagMs: sql`coalesce(${silence}, ${lagMs})` },
      })
  })
}

function isWorthWriting({ contact }: AskableAccount, now: Date): boolean {
  if (!contact?.heardAt || contact.missedSince !== null) return true
  return now.getTime() - contact.heardAt.getTime() >= writtenEveryMs
}
