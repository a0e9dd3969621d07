import type postgres from 'postgres'
import { openDatabase } from '#db/database.ts'
import { verifyDays } from '#modules/ledger/days/verify-days.ts'
import type { Finding } from './run-oracles.ts'

/** The oracle that no query can be: a hash over the entries of each day. */
export const closedDays = {
  id: 'DAYS',
  says: 'Every closed day has the hash that its entries and totals give.',
}

export async function findBrokenDays(sql: postgres.Sql, url: string): Promise<Finding[]> {
  const db = openDatabase({ url, replicaUrls: [], poolSize: 1 })
  const platforms = await sql<{ id: string }[]>`select platform_id as id from platforms order by 1`
  const findings: Finding[] = []
  try {
    for (const { id: platformId } of platforms) {
      const days = await db.replica(platformId, (tx) => verifyDays({ tx, platformId }))
      findings.push(...days.map((day) => ({ oracle: closedDays.id, platformId, row: { day } })))
    }
  } finally {
    await db.close()
  }
  return findings
}
