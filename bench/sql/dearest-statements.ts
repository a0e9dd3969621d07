import type postgres from 'postgres'

/** Table of the statements with the most core time per sale: where to optimise first. */
export async function dearestStatements(measuring: postgres.Sql, sales: number): Promise<string> {
  const rows = await measuring<
    { ms: number; calls: number; blocks: number; journal: number; text: string }[]
  >`
    select sum(total_exec_time) / ${sales} as ms, sum(calls)::float8 / ${sales} as calls,
      sum(shared_blks_hit)::float8 / ${sales} as blocks, sum(wal_bytes)::float8 / ${sales} as journal,
      regexp_replace(query, '\\s+', ' ', 'g') as text
    from pg_stat_statements where userid <> 'measuring'::regrole
    group by text order by ms desc limit 130`
  return rows
    .map(
      ({ ms, calls, blocks, journal, text }) =>
        `${ms.toFixed(3)} ms ${calls.toFixed(2)} calls ${blocks.toFixed(0)} blocks ${journal.toFixed(0)} bytes  ${text.slice(0, 260)}`,
    )
    .join('\n')
}
