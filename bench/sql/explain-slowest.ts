import type { SentStatement } from '@balcao/server/db/database'
import type postgres from 'postgres'

/** PostgreSQL's plan of the slowest recorded statement, as the application's role behind the tenant's wall. */
export async function explainSlowest(
  sql: postgres.Sql,
  platformId: string,
  sent: readonly SentStatement[],
): Promise<string> {
  const plans: { plan: string; milliseconds: number }[] = []
  for (const { text, values } of sent.filter(({ text }) => /^\s*(select|with)\b/i.test(text))) {
    const rows = await sql.begin(async (transaction) => {
      await transaction.unsafe('select app.enter($1)', [platformId])
      return transaction.unsafe(`explain (analyze, buffers) ${text}`, [...values] as never[])
    })
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    plans.push({ plan, milliseconds: Number(/Execution Time: ([\d.]+)/.exec(plan)?.[1]) })
  }
  const [slowest] = plans.toSorted((a, b) => b.milliseconds - a.milliseconds)
  return slowest?.plan ?? ''
}
