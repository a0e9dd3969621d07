import type postgres from 'postgres'
import { moverName } from '#cli/tenant/move-tenant.ts'
import type { Config } from '#config.ts'
import { openDirectoryStore } from '#kit/cells/directory-store.ts'
import { operatorPlatformId } from '#modules/platforms/operator-platform.ts'
import { type Check, reasonOf } from './check.ts'

const name = 'cells'

/** Whether the directory answers and knows this cell, and whether a move is unfinished. */
export async function checkCells(sql: postgres.Sql, { cell }: Pick<Config, 'cell'>): Promise<Check[]> {
  if (!cell) return []
  const store = openDirectoryStore(cell.directoryUrl, cell.directoryKey)
  try {
    const { cells, platforms } = await store.read()
    if (!cells[cell.name])
      return [
        {
          name,
          ok: false,
          detail: `The directory does not know ${cell.name}: run "npm run balcao -- cells join".`,
        },
      ]
    const [slot] = await sql<{ kept: string }[]>`
      select pg_size_pretty(max(pg_current_wal_lsn() - restart_lsn)) as kept from pg_replication_slots
      where slot_name like 'balcao_move_%' and not exists (
        select from pg_stat_activity where application_name = ${moverName})
      having count(*) > 0`
    if (slot)
      return [
        {
          name,
          ok: false,
          detail: `A move was interrupted and keeps ${slot.kept} of the log: repeat "npm run balcao -- tenant move", or add --cancel.`,
        },
      ]
    const tenants = Object.entries(platforms).filter(([id]) => id !== operatorPlatformId)
    const own = tenants.filter(([, platform]) => platform.cell === cell.name).length
    return [
      {
        name,
        ok: true,
        detail: `${cell.name} is one of ${Object.keys(cells).length}, with ${own} of ${tenants.length} platforms`,
      },
    ]
  } catch (error) {
    return [{ name, ok: false, detail: `The directory does not answer well (${reasonOf(error)})` }]
  } finally {
    await store.close()
  }
}
