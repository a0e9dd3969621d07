import { desc, eq } from 'drizzle-orm'
import { knownDevices, passkeys, sessionLogs, sessions } from '#db/schema/accounts.ts'
import { bankAccounts } from '#db/schema/payouts.ts'
import { sellerDocuments } from '#db/schema/sellers.ts'
import { loadProfile } from '#modules/accounts/profile/profile.ts'
import { readNotificationSettings } from '#modules/notifications/notification-settings.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'

const entriesMax = 1_000

/**
 * The caller's personal data for their own copy. Sales belong to the business and have an export of their
 * own.
 */
export async function exportOwnData(caller: Caller) {
  const { tx, now, session } = caller
  const { userId } = session
  const [{ user, profile }, { seller }, papers, accounts, open, entries, devices, keys] = await Promise.all([
    loadProfile(caller, userId),
    readNotificationSettings(caller, userId),
    tx.select().from(sellerDocuments).where(eq(sellerDocuments.userId, userId)),
    tx.select().from(bankAccounts).where(eq(bankAccounts.userId, userId)),
    tx.select().from(sessions).where(eq(sessions.userId, userId)),
    tx
      .select()
      .from(sessionLogs)
      .where(eq(sessionLogs.userId, userId))
      .orderBy(desc(sessionLogs.at))
      .limit(entriesMax),
    tx.select().from(knownDevices).where(eq(knownDevices.userId, userId)),
    tx.select().from(passkeys).where(eq(passkeys.userId, userId)),
  ])
  await writeAudit(caller, { userId, ip: null }, { action: 'own_data.exported', subject: userId, detail: {} })
  const { name, email, document, phone, roles, locale, theme, termsAcceptedAt, createdAt } = user
  const { personKind, tradeName, soldCategory, expectedMonthlyCents, address } = profile
  return {
    exportedAt: now.toISOString(),
    person: { name, email, document, phone, roles, locale, theme, termsAcceptedAt, createdAt },
    business: { personKind, tradeName, soldCategory, expectedMonthlyCents, address },
    notifications: seller,
    documents: papers.map(({ paper, contentType, state, refusal, refusalNote, sentAt, reviewedAt }) => ({
      paper,
      contentType,
      state,
      refusal,
      refusalNote,
      sentAt,
      reviewedAt,
    })),
    bankAccounts: accounts.map(({ destination, state, isDefault, createdAt: addedAt, endedAt }) => ({
      ...destination,
      state,
      isDefault,
      addedAt,
      endedAt,
    })),
    sessions: open.map(({ createdAt: startedAt, lastSeenAt, revokedAt, ip: address, userAgent }) => ({
      startedAt,
      lastSeenAt,
      revokedAt,
      ip: address,
      userAgent,
    })),
    entries: entries.map(({ at, outcome, ip: address, userAgent }) => ({
      at,
      outcome,
      ip: address,
      userAgent,
    })),
    knownDevices: devices.map(({ lastUsedAt }) => ({ lastUsedAt })),
    passkeys: keys.map(({ label, host, createdAt: addedAt, lastUsedAt }) => ({
      label,
      host,
      addedAt,
      lastUsedAt,
    })),
  }
}
