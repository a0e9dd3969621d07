import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@balcao/server/kit/postgres/embedded-postgres'
import { removeTestFolder } from '@balcao/server/kit/postgres/test-cluster'

/**
 * A PostgreSQL on the disk, for more rows than the memory holds. Its commits do not wait for the disk, since only ratios are
 * measured.
 */
export async function startDiskCluster(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'balcao-bench-disk-'))
  await chmod(dataDir, 0o755)
  const cluster = await startEmbeddedPostgres({
    dataDir,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      shared_buffers: '1GB',
      maintenance_work_mem: '512MB',
      max_wal_size: '16GB',
      autovacuum: 'off',
    },
  })
  return {
    url: cluster.url,
    async stop() {
      await cluster.stop()
      removeTestFolder(dataDir)
    },
  }
}
