import type { ProviderName } from '@balcao/providers/provider-names'
import { findManifest } from '@balcao/providers/registry'
import type { ProviderTransport } from '@balcao/providers/transport/transport'
import type postgres from 'postgres'
import type { Check } from './check.ts'

type Address = { provider: ProviderName; base_url: string | null; accounts: number }

const patienceMs = 5_000

/** Every address of active accounts. Any answer is fine: a refusal shows that the address is alive. */
export async function checkAcquirers(sql: postgres.Sql, transport: ProviderTransport): Promise<Check[]> {
  const platforms = await sql<{ id: string; name: string }[]>`
    select platform_id as id, name from platforms where kind = 'TENANT' order by created_at`
  const idle: Check[] = []
  const addresses = new Map<string, Address>()
  for (const { id, name } of platforms) {
    const accounts = await readAccounts(sql, id)
    if (accounts.length === 0) idle.push(idleCheck(name))
    for (const { provider, base_url } of accounts) {
      const key = `${provider} ${base_url}`
      const known = addresses.get(key)?.accounts ?? 0
      addresses.set(key, { provider, base_url, accounts: known + 1 })
    }
  }
  const ordered = [...addresses].sort(([left], [right]) => left.localeCompare(right))
  const checks = await Promise.all(ordered.map(([, address]) => checkAddress(address, transport)))
  return [...checks.flat(), ...idle]
}

/** Read within the tenant: row policies bind the owner on a managed server too. */
function readAccounts(sql: postgres.Sql, platformId: string): Promise<Omit<Address, 'accounts'>[]> {
  return sql.begin(async (tx) => {
    await tx`select app.enter(${platformId})`
    return tx<Omit<Address, 'accounts'>[]>`
      select provider, base_url from provider_accounts where platform_id = ${platformId} and status = 'ACTIVE'`
  })
}

function idleCheck(platform: string): Check {
  return {
    name: 'acquirers',
    ok: false,
    detail: `${platform} has no active account, so it sells nothing: its administrator connects one under Adquirentes.`,
  }
}

/** A provider with several hosts has one URL for each, joined by a pipe. */
function checkAddress(
  { provider, base_url, accounts }: Address,
  transport: ProviderTransport,
): Promise<Check[]> {
  const urls = (base_url ?? findManifest(provider)?.environments.production ?? '').split('|')
  return Promise.all(
    urls.map(async (text) => {
      const name = `acquirer ${provider}`
      const url = URL.parse(text.trim())
      if (!url) return { name, ok: false, detail: 'It has no base URL: give one in the account.' }
      const answer = await transport.send({
        method: 'GET',
        url: url.href,
        headers: { 'user-agent': 'Balcao' },
        timeoutMs: patienceMs,
      })
      const place = `${url.host}, ${accounts === 1 ? 'one account' : `${accounts} accounts`}`
      return answer.arrived === true
        ? { name, ok: true, detail: `Answers at ${place}` }
        : { name, ok: false, detail: `Does not answer at ${place} (${answer.why})` }
    }),
  )
}
