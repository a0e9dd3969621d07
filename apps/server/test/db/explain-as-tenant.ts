import postgres from 'postgres'
import type { SentStatement } from '#db/database.ts'
import { appUrl } from '#db/migrate.ts'
import type { TestApp } from '#test/test-app.ts'
import { testSecrets } from '#test/test-secrets.ts'

export type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
  /** The worker's plan of a statement on Citus. */
  'Distributed Query'?: { Job: { Tasks: { 'Remote Plan': { Plan: PlanNode }[][] }[] } }
}

/**
 * All nodes of the plan of a statement that the product sent, under the product's own policies. Under them some
 * conditions cannot use an index that an owner's plan uses.
 */
export async function explainAsTenant(
  { ownerUrl, platformId }: TestApp,
  { text, values }: Pick<SentStatement, 'text' | 'values'>,
  { isRun = false }: { isRun?: boolean } = {},
): Promise<PlanNode[]> {
  const sql = postgres(appUrl(ownerUrl, testSecrets.derive('database')), { max: 1, onnotice: () => {} })
  try {
    return await sql.begin(async (tx) => {
      await tx`select app.enter(${platformId})`
      const options = isRun ? 'analyze, format json' : 'format json'
      const [row] = await tx.unsafe(`explain (${options}) ${text}`, [...values] as never[])
      return nodesOf(row?.['QUERY PLAN'][0].Plan)
    })
  } finally {
    await sql.end()
  }
}

/** A node and all below it, with the names that tables and indexes have without shards. */
export function nodesOf(node: PlanNode): PlanNode[] {
  const tasks = node['Distributed Query']?.Job.Tasks ?? []
  const remote = tasks.flatMap((task) => task['Remote Plan'].flat().map(({ Plan }) => Plan))
  return [named(node), ...[...(node.Plans ?? []), ...remote].flatMap(nodesOf)]
}

function named(node: PlanNode): PlanNode {
  const names = (['Relation Name', 'Index Name'] as const).flatMap((key) => {
    const name = node[key]?.replace(/_\d{6}$/, '')
    return name === undefined ? [] : [[key, name]]
  })
  return { ...node, ...Object.fromEntries(names) }
}
