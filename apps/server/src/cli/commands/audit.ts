import postgres from 'postgres'
import { oracles } from '#cli/audit/oracles.ts'
import { type Finding, runOracles } from '#cli/audit/run-oracles.ts'
import type { Answer, World } from '#cli/command.ts'
import { databaseUrl } from '#cli/database-url.ts'
import { readArguments } from '#cli/read-arguments.ts'
import { openDatabase } from '#db/database.ts'
import { verifyDays } from '#modules/ledger/days/verify-days.ts'

const closedDays = { id: 'DAYS', says: 'Every closed day has the hash that its entries and totals give.' }

export async function audit(words: string[], { environment }: World): Promise<Answer> {
  readArguments(words, {})
  return auditDatabase(databaseUrl(environment))
}

/** Searches the books of a database for violations, and changes nothing. */
export async function auditDatabase(
  url: string,
): Promise<Answer & { data: { checks: object[]; findings: Finding[] } }> {
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} })
  try {
    const findings = [...(await runOracles(sql)), ...(await brokenDays(sql, url))]
    const checks = [...oracles, closedDays].map(({ id, says }) => ({
      id,
      says,
      count: findings.filter(({ oracle }) => oracle === id).length,
    }))
    return {
      data: { checks, findings },
      text: checks
        .map(
          ({ id, says, count }) =>
            `${count === 0 ? '✓' : '✗'} ${id.padEnd(6)} ${String(count).padStart(5)}  ${says}`,
        )
        .join('\n'),
      exitCode: findings.length === 0 ? 0 : 1,
    }
  } finally {
    await sql.end({ timeout: 1 })
  }
}

async function brokenDays(sql: postgres.Sql, url: string): Promise<Finding[]> {
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
