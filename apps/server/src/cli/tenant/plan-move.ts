import postgres from 'postgres'
import type { Answer } from '#cli/command.ts'
import { WrongCall } from '#cli/command.ts'
import { tenantTables } from './compare-tenant.ts'

/**
 * Minimum of megabytes of rows copied in a second, measured with two databases on two busy cores
 * (`npm run bench -- tenant-move`).
 */
export const copiedMegabytesPerSecond = 3
const listedTables = 10

type TableSize = { table: string; rows: number; bytes: number }

/** How much a move of a platform copies, and about how long that takes; it sells meanwhile. */
export async function planMove({ platformId, url }: { platformId: string; url: string }): Promise<Answer> {
  const sql = postgres(url, {
    max: 1,
    connect_timeout: 5,
    onnotice: () => {},
    connection: { row_security: 'off' },
  })
  try {
    const [platform] = await sql`select from platforms where platform_id = ${platformId}`
    if (!platform) throw new WrongCall(`There is no platform ${platformId} here`)
    const sizes: TableSize[] = []
    for (const table of await tenantTables(sql)) {
      const [size] = await sql<{ rows: number; bytes: number }[]>`
        select count(*)::int as rows, coalesce(sum(pg_column_size(t.*)), 0)::float8 as bytes
        from ${sql(table)} t where platform_id = ${platformId}`
      if (size && size.rows > 0) sizes.push({ table, ...size })
    }
    sizes.sort((one, other) => other.bytes - one.bytes)
    return answerOf(sizes)
  } finally {
    await sql.end({ timeout: 1 })
  }
}

function answerOf(sizes: TableSize[]): Answer {
  const rows = sizes.reduce((sum, size) => sum + size.rows, 0)
  const megabytes = sizes.reduce((sum, size) => sum + size.bytes, 0) / 1_000_000
  const minutes = Math.max(1, Math.ceil(megabytes / copiedMegabytesPerSecond / 60))
  const lines = sizes
    .slice(0, listedTables)
    .map(
      ({ table, rows, bytes }) =>
        `  ${table.padEnd(28)} ${String(rows).padStart(12)} rows ${(bytes / 1_000_000).toFixed(1).padStart(10)} MB`,
    )
  return {
    data: { rows, megabytes, minutes, tables: sizes },
    text: [
      ...lines,
      ...(sizes.length > listedTables ? [`  and ${sizes.length - listedTables} smaller tables`] : []),
      `${rows} rows, ${megabytes.toFixed(1)} MB: about ${minutes} min to copy while the platform sells; the source needs as much room again for its log.`,
    ].join('\n'),
  }
}
