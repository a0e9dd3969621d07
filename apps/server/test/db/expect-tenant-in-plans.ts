import type postgres from 'postgres'

type PlanNode = { Plans?: PlanNode[]; 'Node Type': string; 'Relation Name'?: string } & Record<
  string,
  unknown
>

const conditions = ['Index Cond', 'Recheck Cond', 'TID Cond', 'Filter']

/** Test files of one worker send mostly the same statements, so each is planned once. */
const planned = new Set<string>()

/**
 * Plans the product's statements as an owner whom row security does not bind, and throws for a statement that reads or
 * changes a table without naming the tenant. Such a statement would still be correct behind the wall, but could not use
 * keys that start with the tenant.
 */
export async function expectTenantInPlans(owner: postgres.Sql, statements: Iterable<string>): Promise<void> {
  // PostgreSQL 15 plans no statement without its values.
  const [version] = await owner<
    { number: number }[]
  >`select current_setting('server_version_num')::int as number`
  if (version && version.number < 160_000) return
  const tables = new Set(
    (
      await owner<
        { name: string }[]
      >`select relname as name from pg_class where relnamespace in ('public'::regnamespace, 'months'::regnamespace)
      and relkind in ('r', 'p')`
    ).map(({ name }) => name),
  )
  const careless: string[] = []
  for (const text of statements) {
    if (planned.has(text) || !/^\s*(select|with|insert|update|delete)\b/i.test(text)) continue
    planned.add(text)
    const [row] = await owner.unsafe(`explain (generic_plan, format json) ${text}`)
    const root: PlanNode = row?.['QUERY PLAN'][0].Plan
    const bare = scansOf(root).filter(
      (node) => tables.has(String(node['Relation Name'])) && !namesTenant(node),
    )
    if (bare.length > 0)
      careless.push(`${bare.map((node) => node['Relation Name']).join(', ')} in: ${text.slice(0, 500)}`)
  }
  if (careless.length > 0) throw new Error(`Statements without their tenant:\n${careless.join('\n')}`)
}

function scansOf(node: PlanNode): PlanNode[] {
  const own = node['Relation Name'] !== undefined && node['Node Type'] !== 'ModifyTable' ? [node] : []
  return [...own, ...(node.Plans ?? []).flatMap(scansOf)]
}

function namesTenant(node: PlanNode): boolean {
  return conditions.some((name) => /\bplatform_id = /.test(String(node[name] ?? '')))
}
