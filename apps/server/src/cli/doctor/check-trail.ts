import type postgres from 'postgres'
import type { Check } from './check.ts'

const name = 'audit days'

/** Days that may be open: today, and yesterday until the daily jobs have run. */
const openDays = 2

/** Whether the days of each platform's audit trail are closed under their hash, which the worker does once a day. */
export async function checkTrail(sql: postgres.Sql): Promise<Check> {
  const platforms = await sql<{ id: string; name: string }[]>`
    select platform_id as id, name from platforms where kind = 'TENANT'
      and platform_id not in (select platform_id from app.tenant_holds) order by created_at`
  const late: string[] = []
  for (const { id, name: platform } of platforms) {
    const since = await readOpenSince(sql, id)
    if (since !== null) late.push(`${platform} since ${since}`)
  }
  if (late.length === 0) return { name, ok: true, detail: 'All that are over are closed' }
  return {
    name,
    ok: false,
    detail: `Open days of the audit trail: ${late.join(', ')}. Nothing is lost, but nothing proves them yet: see "npm run balcao -- jobs list" for why close-audit-days does not run.`,
  }
}

/** The first day that should be closed and is not, read within the tenant. */
function readOpenSince(sql: postgres.Sql, platformId: string): Promise<string | null> {
  return sql.begin(async (tx) => {
    await tx`select app.enter(${platformId})`
    const [open] = await tx<{ since: string | null }[]>`
      with days as (
        select coalesce(
          (select max(day)::date + 1 from audit_days where platform_id = ${platformId}),
          (select (min(at) at time zone 'America/Sao_Paulo')::date from audit_log where platform_id = ${platformId})
        ) as since)
      select since::text from days
        where since <= (now() at time zone 'America/Sao_Paulo')::date - ${openDays}::int`
    return open?.since ?? null
  })
}
