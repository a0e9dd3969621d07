import type postgres from 'postgres'
import type { Config } from '#config.ts'
import type { Check } from './check.ts'

const name = 'platforms'

/** Whether there is a platform, and whether one has the installation's own address. */
export async function checkPlatforms(sql: postgres.Sql, { publicUrl }: Config): Promise<Check> {
  const [counted] = await sql<{ count: number }[]>`
    select count(*)::int as count from platforms where kind = 'TENANT'`
  const count = counted?.count ?? 0
  if (count === 0)
    return {
      name,
      ok: false,
      detail: 'There is none, so nothing is served: open the first with "npm run balcao -- platform create".',
    }
  const { hostname } = new URL(publicUrl)
  const [host] = await sql<{ found: boolean }[]>`
    select app.platform_of_host(${hostname}) is not null as found`
  return host?.found
    ? { name, ok: true, detail: count === 1 ? 'One is open' : `${count} are open` }
    : {
        name,
        ok: false,
        detail: `None has the host ${hostname} of PUBLIC_URL: a master adds it to one under Plataformas, or PUBLIC_URL names another.`,
      }
}
