import { sql } from 'drizzle-orm'
import { platforms } from '../../../db/schema/platforms.ts'
import type { Caller } from '../../../rpc/caller.ts'
import type { Scope } from '../../../scope.ts'
import { listProviderAccounts } from '../../acquirers/list-provider-accounts.ts'
import { readSolvencyRow, type SolvencyRow, solvencyQuery, weighSolvency } from '../../ledger/solvency.ts'
import { getPlatform } from '../../platforms/get-platform.ts'
import { listDomains } from '../../platforms/list-domains.ts'

/** One platform as the operator configures it. Secrets are told to be there, and never read back. */
export async function getPlatformPage(caller: Caller) {
  const platform = await getPlatform(caller)
  const [keys] = await caller.tx
    .select({ hasPrivateKey: sql<boolean>`${platforms.privateKey} is not null` })
    .from(platforms)
  const { platformId, name, url, brandColor, locale, placeholderDocument, placeholderPhone } = platform
  return {
    platformId,
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
      createdAt: createdAt.toISOString(),
    })),
    solvency: await readSolvency(caller),
  }
}

async function readSolvency({ tx, platformId }: Scope) {
  const rows = await tx.execute<SolvencyRow>(solvencyQuery(sql`a.platform_id = ${platformId}`))
  return rows.map(readSolvencyRow).map((solvency) => ({ ...solvency, ...weighSolvency(solvency) }))
}
