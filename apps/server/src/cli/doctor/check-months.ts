import type postgres from 'postgres'
import type { Check } from './check.ts'

/** The worker makes three months ahead once a day, so in the first hours of a month there are two. */
const aheadNeeded = 2

/** Whether the partitions of the coming months are made, which the worker does once a day. */
export async function checkMonths(sql: postgres.Sql): Promise<Check> {
  const tables = await sql<{ place: string; ahead: number; homeless: number }[]>`
    select place, ahead, homeless::int from app.months_made(now())`
  const name = 'months'
  const late = tables.filter(({ ahead, homeless }) => ahead < aheadNeeded || homeless > 0)
  if (late.length === 0)
    return { name, ok: true, detail: `${Math.min(...tables.map(({ ahead }) => ahead))} are made ahead` }
  const rows = late.reduce((sum, { homeless }) => sum + homeless, 0)
  return {
    name,
    ok: false,
    detail: `No worker has made those of ${late.map(({ place }) => place).join(', ')}, and ${rows} rows lie outside of their month: nothing is lost. Restart the product, which makes them; see "npm run balcao -- jobs list" for why its daily jobs do not run.`,
  }
}
