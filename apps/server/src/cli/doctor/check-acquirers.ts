import type { ProviderName } from '@balcao/providers/provider-names'
import { findManifest } from '@balcao/providers/registry'
import type { ProviderTransport } from '@balcao/providers/transport/transport'
import type postgres from 'postgres'
import type { Check } from './check.ts'

type Address = { provider: ProviderName; base_url: string | null; accounts: number }

const patienceMs = 5_000

/** Every address that active accounts are charged at. Any answer will do: a refusal shows that somebody is there. */
export async function checkAcquirers(sql: postgres.Sql, transport: ProviderTransport): Promise<Check[]> {
  const [reader] = await sql<{ sees_all: boolean }[]>`
    select rolsuper or rolbypassrls as sees_all from pg_roles where rolname = current_user`
  if (!reader?.sees_all)
    return [
      {
        name: 'acquirers',
        ok: true,
        detail: 'Not looked at: the wall between platforms hides the accounts from this database role.',
      },
    ]
  const addresses = await sql<Address[]>`
    select provider, base_url, count(*)::int as accounts from provider_accounts
    where status = 'ACTIVE' group by provider, base_url order by provider, base_url`
  if (addresses.length === 0) return [{ name: 'acquirers', ok: true, detail: 'No account is active.' }]
  const checks = await Promise.all(addresses.map((address) => checkAddress(address, transport)))
  return checks.flat()
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
