import type postgres from 'postgres'

/** Deletes every row of a platform, without the triggers of foreign keys, and returns how many there were. */
export async function removeRows(
  side: postgres.Sql,
  platformId: string,
  tables: readonly string[],
): Promise<number> {
  return side.begin(async (tx) => {
    let rows = 0
    await tx`set local session_replication_role = replica`
    for (const table of tables)
      rows += (await tx`delete from ${tx(table)} where platform_id = ${platformId}`).count
    await tx`delete from app.move_marks where platform_id = ${platformId}`
    return rows
  })
}
