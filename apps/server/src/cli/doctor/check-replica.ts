import postgres from 'postgres'
import { type Check, reasonOf } from './check.ts'

type Replica = { name: string; url: string; primaryPosition: string | undefined }

const longestLagSeconds = 60

/**
 * Whether the replica is reachable as the product reaches it, and not too far behind for lists and charts.
 */
export async function checkReplica({ name, url, primaryPosition }: Replica): Promise<Check> {
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} })
  const { host } = new URL(url)
  try {
    const [row] = await sql<{ is_standby: boolean; bytes: string | null; seconds: number | null }[]>`
      select pg_is_in_recovery() as is_standby,
        pg_wal_lsn_diff(${primaryPosition ?? null}::pg_lsn, pg_last_wal_replay_lsn())::text as bytes,
        extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 as seconds`
    if (!row?.is_standby) return { name, ok: true, detail: `${host} is no standby, so it never lags` }
    if (row.bytes === null) return { name, ok: true, detail: `${host} answers; its lag is unknown` }
    if (Number(row.bytes) <= 0) return { name, ok: true, detail: `${host} is level with the primary` }
    // The age of the last commit on a standby also grows while nothing is written, so the distance in bytes decides first.
    const seconds = Math.round(row.seconds ?? 0)
    return {
      name,
      ok: seconds <= longestLagSeconds,
      detail: `${host} is ${row.bytes} bytes behind, its newest change is ${seconds} s old`,
    }
  } catch (error) {
    return { name, ok: false, detail: `${host} does not answer (${reasonOf(error)})` }
  } finally {
    await sql.end({ timeout: 1 })
  }
}
