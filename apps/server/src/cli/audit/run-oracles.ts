import type postgres from 'postgres'
import type { Oracle } from './oracle.ts'
import { oracles } from './oracles.ts'

export type Finding = { oracle: string; platformId: string; row: unknown }

/**
 * Runs every oracle for every platform, each within its own tenant, so that an owner bound by row policies sees the
 * rows too. Sums for a monitor leave test modes out (`isLiveOnly`).
 */
export async function runOracles(
  sql: postgres.Sql,
  wanted: readonly Oracle[] = oracles,
  { isLiveOnly = false }: { isLiveOnly?: boolean } = {},
): Promise<Finding[]> {
  const platforms = await sql<
    { id: string }[]
  >`select platform_id as id from platforms where kind <> 'TEST' or not ${isLiveOnly} order by 1`
  const findings: Finding[] = []
  for (const { id } of platforms)
    await sql.begin('isolation level repeatable read read only', async (tx) => {
      await tx`select app.enter(${id})`
      for (const oracle of wanted)
        for (const row of await tx.unsafe(oracle.sql, [id], { prepare: true }))
          findings.push({ oracle: oracle.id, platformId: id, row })
    })
  return findings
}
