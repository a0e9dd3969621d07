import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isReady, runningPostmaster } from './postmaster.ts'

/** URL of the embedded PostgreSQL that runs on a data folder, as its owner; undefined while none does. */
export function findRunningPostgres(dataDir: string): string | undefined {
  const home = join(dataDir, 'postgres')
  const clusterDir = join(home, 'data')
  if (!existsSync(clusterDir)) return undefined
  const postmaster = runningPostmaster(clusterDir)
  if (postmaster === undefined || !isReady(clusterDir, postmaster)) return undefined
  const read = (name: string) => readFileSync(join(home, name), 'utf8').trim()
  return `postgres://balcao:${read('password')}@127.0.0.1:${read('port')}/balcao`
}
