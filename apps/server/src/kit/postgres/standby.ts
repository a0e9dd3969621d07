import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { copyCluster } from './copy-cluster.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { preparePostgresHome } from './postgres-home.ts'
import { giveTo } from './postgres-owner.ts'
import { waitUntil } from './wait-until.ts'

export type Standby = {
  /** Connects read-only, as the same owner as on the primary. */
  url: string
  /** Resolves once everything committed on the primary so far can be read here. */
  catchUp(): Promise<void>
  /** Pauses replay, so that the standby answers with an old state, like a standby that lags. */
  pauseReplay(): Promise<void>
  resumeReplay(): Promise<void>
  stop(): Promise<void>
}

type StandbyOptions = { primary: EmbeddedPostgres; dataDir: string }

/** Makes a real streaming standby of a running primary. */
export async function startStandby({ primary, dataDir }: StandbyOptions): Promise<Standby> {
  const onPrimary = postgres(primary.url, { max: 1, onnotice: () => {} })
  const home = preparePostgresHome(dataDir)
  const clusterDir = join(home.path, 'data')
  // The slot keeps the write-ahead log from the time of the copy until the standby has fetched it.
  const slot = `standby_${process.pid}_${primary.port}`
  await onPrimary`select pg_create_physical_replication_slot(${slot}, true)`
  await onPrimary`select pg_backup_start('standby', true)`
  copyCluster(primary.clusterDir, clusterDir)
  const [backup] = await onPrimary`select labelfile from pg_backup_stop(false)`
  writeFileSync(join(clusterDir, 'backup_label'), backup?.labelfile)
  writeFileSync(join(clusterDir, 'standby.signal'), '')
  const password = new URL(primary.url).password
  writeFileSync(join(home.path, 'password'), password, { mode: 0o600 })
  giveTo(home.owner, home.path)

  const standby = await startEmbeddedPostgres({
    dataDir,
    settings: {
      primary_conninfo: `host=127.0.0.1 port=${primary.port} user=balcao password=${password} sslmode=disable`,
      primary_slot_name: slot,
      shared_buffers: '64MB',
    },
  })
  const onStandby = postgres(standby.url, { max: 1, onnotice: () => {} })
  return {
    url: standby.url,
    catchUp: async () => {
      const [primaryNow] = await onPrimary`select pg_current_wal_lsn()::text as lsn`
      await waitUntil(
        async () => {
          const [row] =
            await onStandby`select pg_last_wal_replay_lsn() >= ${primaryNow?.lsn}::pg_lsn as is_there`
          return row?.is_there ? true : undefined
        },
        { seconds: 60, otherwise: () => new Error('The standby did not catch up within a minute') },
      )
    },
    pauseReplay: async () => {
      await onStandby`select pg_wal_replay_pause()`
      await waitUntil(
        async () => {
          const [row] = await onStandby`select pg_get_wal_replay_pause_state() = 'paused' as is_paused`
          return row?.is_paused ? true : undefined
        },
        { seconds: 60, otherwise: () => new Error('The standby did not pause within a minute') },
      )
    },
    resumeReplay: async () => {
      await onStandby`select pg_wal_replay_resume()`
    },
    stop: async () => {
      await onStandby.end()
      await standby.stop()
      // An abandoned slot would make the primary keep its write-ahead log for ever.
      await onPrimary`select pg_drop_replication_slot(${slot})`.catch(() => {})
      await onPrimary.end()
    },
  }
}
