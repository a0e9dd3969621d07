import postgres from 'postgres'
import { dayOracles, findBrokenDays } from '#cli/audit/find-broken-days.ts'
import { oracles } from '#cli/audit/oracles.ts'
import { type Finding, runOracles } from '#cli/audit/run-oracles.ts'
import type { Answer, World } from '#cli/command.ts'
import { databaseUrl } from '#cli/database-url.ts'
import { readArguments } from '#cli/read-arguments.ts'

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
    const findings = [...(await runOracles(sql)), ...(await findBrokenDays(sql, url))]
    const checks = [...oracles, ...dayOracles].map(({ id, says }) => ({
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
