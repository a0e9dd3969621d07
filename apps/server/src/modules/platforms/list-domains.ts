import { asc, desc } from 'drizzle-orm'
import { platformDomains } from '#db/schema/platforms.ts'
import type { Scope } from '#scope.ts'

/** The hosts of the platform, the primary one first. */
export async function listDomains({ tx }: Scope) {
  const rows = await tx
    .select({
      host: platformDomains.host,
      isPrimary: platformDomains.isPrimary,
      isForCheckout: platformDomains.isForCheckout,
      sendsMail: platformDomains.sendsMail,
      createdAt: platformDomains.createdAt,
    })
    .from(platformDomains)
    .orderBy(desc(platformDomains.isPrimary), asc(platformDomains.host))
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }))
}
