import { isNull, sql } from 'drizzle-orm'
import { receivers } from '#db/schema/acquirers.ts'
import { platforms } from '#db/schema/platforms.ts'
import { listProviderAccounts } from '#modules/acquirers/accounts/list-provider-accounts.ts'
import { readSolvencyRow, type SolvencyRow, solvencyQuery, weighSolvency } from '#modules/ledger/solvency.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import { listDomains } from '#modules/platforms/list-domains.ts'
import type { Caller } from '#rpc/caller.ts'
import type { Scope } from '#scope.ts'
import { readPlace } from './read-place.ts'

/** One platform for the operator's configuration. Secrets are shown as set, and never read back. */
export async function getPlatformPage(caller: Caller) {
  const platform = await getPlatform(caller)
  const [keys] = await caller.tx
    .select({ hasPrivateKey: sql<boolean>`${platforms.privateKey} is not null` })
    .from(platforms)
  const receiverOf = await readDefaultReceivers(caller)
  const { platformId, name, url, brandColor, locale, placeholderDocument, placeholderPhone } = platform
  return {
    platformId,
    ...readPlace(caller.app, platformId),
    name,
    url,
    brandColor,
    locale,
    placeholderDocument,
    placeholderPhone,
    createdAt: platform.createdAt.toISOString(),
    hasCashInCertificate: platform.certCashInUrl !== null,
    hasCashOutCertificate: platform.certCashOutUrl !== null,
    hasPrivateKey: keys?.hasPrivateKey ?? false,
    domains: await listDomains(caller),
    acquirers: (await listProviderAccounts(caller)).map(({ createdAt, ...account }) => ({
      ...account,
      defaultReceiverId: receiverOf.get(account.id) ?? null,
      createdAt: createdAt.toISOString(),
    })),
    solvency: await readSolvency(caller),
  }
}

async function readSolvency({ tx, platformId }: Scope) {
  const rows = await tx.execute<SolvencyRow>(solvencyQuery(sql`a.platform_id = ${platformId}`))
  return rows.map(readSolvencyRow).map((solvency) => ({ ...solvency, ...weighSolvency(solvency) }))
}

/** The platform's own receiver at each acquirer. */
async function readDefaultReceivers({ tx }: Scope): Promise<Map<string, string | null>> {
  const rows = await tx
    .select({ accountId: receivers.providerAccountId, receiverId: receivers.receiverId })
    .from(receivers)
    .where(isNull(receivers.userId))
  return new Map(rows.map(({ accountId, receiverId }) => [accountId, receiverId]))
}
