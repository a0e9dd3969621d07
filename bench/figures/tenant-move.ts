import { randomBytes } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { moveTenant } from '@balcao/server/cli/tenant/move-tenant'
import { copiedMegabytesPerSecond, planMove } from '@balcao/server/cli/tenant/plan-move'
import { migrate } from '@balcao/server/db/migrate'
import { withCell, withPlatform } from '@balcao/server/kit/cells/directory'
import { openDirectoryStore } from '@balcao/server/kit/cells/directory-store'
import { cellSettings, startEmbeddedPostgres } from '@balcao/server/kit/postgres/embedded-postgres'
import { makeTestFolder, removeTestFolder } from '@balcao/server/kit/postgres/test-cluster'
import postgres from 'postgres'
import type { Figure } from '#figure.ts'
import { scaled } from '#scaled.ts'
import { seedSales } from '#seed/seed-sales.ts'
import { startWorld } from '#world.ts'

const size = { sales: scaled(100_000), sellers: scaled(1_000), firstSellersShare: 10 }
const allowedPauseMs = 5_000

/** A platform with a hundred thousand sales moves to another PostgreSQL on the same two cores. */
export async function tenantMove(): Promise<Figure[]> {
  const folders = [makeTestFolder(), makeTestFolder()]
  const [source, target] = await Promise.all(
    folders.map((dataDir) =>
      startEmbeddedPostgres({ dataDir, settings: { ...cellSettings, shared_buffers: '256MB' } }),
    ),
  )
  if (!source || !target) throw new Error('There are two databases')
  const world = await startWorld(source.url)
  const directory = openDirectoryStore(source.url, randomBytes(32))
  try {
    await seedSales(world, size)
    await migrate(target.url, world.app.secrets.derive('database'))
    const { platformId } = world
    const [from, to] = [
      { cell: 'from', url: source.url },
      { cell: 'to', url: target.url },
    ]
    for (const { cell, url } of [from, to]) {
      const place = { url: 'http://127.0.0.1', publicUrl: 'http://127.0.0.1', hosts: [], capacity: 1 }
      await directory.change((known) => withCell(known, cell, place))
      await joinAs(cell, url)
    }
    await directory.change((known) =>
      withPlatform(known, { platformId, cell: from.cell, hosts: [], now: new Date() }),
    )
    const { rows, megabytes } = (await planMove({ platformId, url: source.url })).data as {
      rows: number
      megabytes: number
    }
    const startedAt = performance.now()
    let copiedAt = startedAt
    const moved = await moveTenant({
      platformId,
      from,
      to,
      directory,
      say: (line) => {
        if (line === 'Catching up') copiedAt = performance.now()
      },
    })
    if (moved.differences.length > 0) throw new Error(`The move lost rows: ${moved.differences.join()}`)
    const copySeconds = (copiedAt - startedAt) / 1000
    const rate = megabytes / copySeconds
    return [
      {
        name: 'Pause of a platform that moves',
        ours: `writes that wait while a platform with ${size.sales} sales switches to another database, ${rows} rows compared on both sides`,
        bare: `the most that is allowed: ${allowedPauseMs} ms`,
        kind: 'cost',
        ratio: moved.pauseMs / allowedPauseMs,
        goal: 1,
        measured: `${Math.round(moved.pauseMs)} ms`,
      },
      {
        name: 'Copy of a platform that moves',
        ours: 'megabytes a second of its rows, copied by logical replication while it could sell',
        bare: 'the rate that `tenant move --plan` counts on',
        kind: 'speed',
        ratio: rate / copiedMegabytesPerSecond,
        goal: 1,
        measured: `${Math.round(megabytes)} MB in ${Math.round(copySeconds)} s: ${rate.toFixed(1)} MB/s to ${copiedMegabytesPerSecond} MB/s`,
      },
    ]
  } finally {
    await directory.close()
    await world.stop()
    await Promise.all([source.stop(), target.stop()])
    folders.map(removeTestFolder)
  }
}

/** As `cells join` leaves the database of a cell. */
async function joinAs(cell: string, url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  await sql`insert into app.cell_directory (cell, version, document, signature) values (${cell}, 0, '', '')`
  await sql.end()
}
