import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { removePostgresHome } from './postgres-home.ts'
import { endOf, stopLeftovers } from './postmaster.ts'

export type TestCluster = { adminUrl: string; stop(): Promise<void> }

/** Durability off: nothing in a test cluster outlives the run. These settings are switched off nowhere else. */
const throwawaySettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  shared_buffers: '128MB',
  // In its folder: a killed PostgreSQL leaves its segments of /dev/shm behind until the machine restarts.
  dynamic_shared_memory_type: 'mmap',
  // A test sends a statement only a few times per connection: one generic plan costs less than five custom ones.
  plan_cache_mode: 'force_generic_plan',
}

const prefix = 'balcao-test-'

const memory = '/dev/shm'
const roomNeededBytes = 3_000_000_000

/**
 * Folder of test data: in memory if there is room. A database is a thousand files, which are copied there in a tenth of
 * the time of a disk.
 */
export const testFoldersRoot = hasRoom(memory) ? memory : tmpdir()

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > roomNeededBytes
}

/**
 * One PostgreSQL for a whole test run, in a folder of its own that is removed afterwards, however the run ends. Given
 * settings override the usual ones.
 */
export async function startTestCluster(settings: Record<string, string> = {}): Promise<TestCluster> {
  await removeAbandonedClusters()
  const dataDir = makeTestFolder()
  const cluster = await startEmbeddedPostgres({ dataDir, settings: { ...throwawaySettings, ...settings } })
  const abandon = () => {
    cluster.kill9()
    removeTestFolder(dataDir)
  }
  process.once('exit', abandon)
  return {
    adminUrl: cluster.url,
    stop: async () => {
      cluster.kill9()
      await endOf(cluster.clusterDir, 30)
      process.off('exit', abandon)
      removeTestFolder(dataDir)
    },
  }
}

/** A folder named by its run. Unlike a folder of mkdtemp, PostgreSQL's user can enter it. */
export function makeTestFolder(): string {
  const folder = mkdtempSync(join(testFoldersRoot, `${prefix}${process.pid}-`))
  chmodSync(folder, 0o755)
  return folder
}

export function removeTestFolder(folder: string): void {
  removePostgresHome(folder)
  rmSync(folder, { recursive: true, force: true })
}

async function removeAbandonedClusters(): Promise<void> {
  for (const name of readdirSync(testFoldersRoot).filter((entry) => entry.startsWith(prefix))) {
    const maker = name.slice(prefix.length).split('-')[0]
    if (existsSync(`/proc/${maker}`)) continue
    const folder = join(testFoldersRoot, name)
    try {
      const clusterDir = join(folder, 'postgres/data')
      if (existsSync(clusterDir)) await stopLeftovers(clusterDir)
      removeTestFolder(folder)
    } catch {
      // It belongs to another user of this machine, who will remove it.
    }
  }
}
