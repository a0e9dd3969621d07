import { resolve } from 'node:path'
import { ConfigError, readConfig } from '#config.ts'
import { findRunningPostgres } from '#kit/postgres/running-postgres.ts'
import { type World, WrongCall } from './command.ts'

const repository = resolve(import.meta.dirname, '../../../..')

/** URL of the installation's database, as its owner. */
export function databaseUrl(environment: World['environment']): string {
  try {
    const { databaseUrl: given, dataDir } = readConfig({
      BALCAO_DATA_DIR: resolve(repository, '.balcao'),
      ...environment,
    })
    const url = given ?? findRunningPostgres(dataDir)
    if (url === undefined)
      throw new WrongCall('The embedded PostgreSQL is not running: it starts with the product.')
    return url
  } catch (error) {
    if (error instanceof ConfigError) throw new WrongCall(error.message)
    throw error
  }
}
