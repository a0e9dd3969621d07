import postgres from 'postgres'
import type { Answer, World } from '#cli/command.ts'
import { databaseUrl } from '#cli/database-url.ts'
import { readArguments } from '#cli/read-arguments.ts'
import { rebuildBalances as rebuild } from '#modules/ledger/days/rebuild-balances.ts'

/** Repairs stored balances that differ from the sum of their entries. Nothing is posted while it runs. */
export async function rebuildBalances(words: string[], { environment }: World): Promise<Answer> {
  readArguments(words, {})
  const sql = postgres(databaseUrl(environment), { max: 1, connect_timeout: 5, onnotice: () => {} })
  try {
    const rebuilt = await rebuild(sql)
    const lines = rebuilt.map(
      ({ code, currency, fromCents, toCents }) => `${code} ${currency}: ${fromCents} → ${toCents}`,
    )
    return { data: rebuilt, text: lines.join('\n') || 'Every stored balance is the sum of its entries.' }
  } finally {
    await sql.end({ timeout: 1 })
  }
}
