import { asc } from 'drizzle-orm'
import { domainClaims } from '#db/schema/platforms.ts'
import { listDomains } from '#modules/platforms/list-domains.ts'
import type { Caller } from '#rpc/caller.ts'
import { domainRecords, targetHost } from './domain-records.ts'

/** The hosts of the platform and the unproven claims, each with its expected DNS records. */
export async function listOwnDomains(caller: Caller) {
  const target = targetHost(caller.app.config)
  const claims = await caller.tx.select().from(domainClaims).orderBy(asc(domainClaims.host))
  return {
    domains: (await listDomains(caller)).map((domain) => ({
      ...domain,
      records: domainRecords(target, { host: domain.host, token: null }),
    })),
    claims: claims.map(({ host, token, createdAt }) => ({
      host,
      createdAt: createdAt.toISOString(),
      records: domainRecords(target, { host, token }),
    })),
  }
}
