import type postgres from 'postgres'
import { isDistributed } from '#db/citus/is-distributed.ts'
import { openDatabase } from '#db/database.ts'
import { verifyDays } from '#modules/ledger/days/verify-days.ts'
import { verifyAnchors } from '#modules/platforms/trail/verify-anchors.ts'
import { verifyAuditDays } from '#modules/platforms/trail/verify-audit-days.ts'
import { verifyTotals } from '#modules/reports/figures/verify-totals.ts'
import type { Finding } from './run-oracles.ts'

/** Oracles that compute each closed day again, as the product does when it closes a day. */
export const dayOracles = [
  {
    id: 'DAYS',
    says: 'Every closed day has the hash that its entries and totals give.',
    findBroken: verifyDays,
  },
  {
    id: 'TOTALS',
    says: 'The totals of every closed day, from which screens read its figures, are the sums of its events.',
    findBroken: verifyTotals,
  },
  {
    id: 'TRAIL',
    says: 'Every closed day of the audit trail has the hash that its rows and the day before give.',
    findBroken: verifyAuditDays,
  },
  {
    id: 'ANCHORS',
    says: 'Every hash that the operator’s audit trail keeps of a platform is that of its closed day.',
    findBroken: verifyAnchors,
  },
]

export async function findBrokenDays(
  sql: postgres.Sql,
  url: string,
  wanted = dayOracles,
): Promise<Finding[]> {
  const db = openDatabase({ url, isDistributed: await isDistributed(sql), replicaUrls: [], poolSize: 2 })
  const platforms = await sql<{ id: string }[]>`select platform_id as id from platforms order by 1`
  const findings: Finding[] = []
  try {
    for (const { id: platformId } of platforms)
      for (const { id: oracle, findBroken } of wanted) {
        const days = await db.replica(platformId, (tx) => findBroken({ tx, platformId, db }))
        findings.push(...days.map((day) => ({ oracle, platformId, row: { day } })))
      }
  } finally {
    await db.close()
  }
  return findings
}
