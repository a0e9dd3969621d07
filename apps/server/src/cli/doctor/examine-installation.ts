import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createTransport } from '@balcao/providers/transport/create-transport'
import type { ProviderTransport } from '@balcao/providers/transport/transport'
import postgres from 'postgres'
import type { World } from '#cli/command.ts'
import { type Config, ConfigError, readConfig } from '#config.ts'
import { appUrl } from '#db/migrate.ts'
import { createSecretBox } from '#kit/crypto/secret-box.ts'
import { createDnsResolver } from '#kit/dns/dns-resolver.ts'
import { findRunningPostgres } from '#kit/postgres/running-postgres.ts'
import { readMasterKeys } from '#read-master-keys.ts'
import { type Check, reasonOf } from './check.ts'
import { checkAcquirers } from './check-acquirers.ts'
import { checkAddress } from './check-address.ts'
import { checkBackups } from './check-backups.ts'
import { checkBounces } from './check-bounces.ts'
import { checkCells } from './check-cells.ts'
import { checkMigrations, checkVersion } from './check-database.ts'
import { checkFrames } from './check-frames.ts'
import { checkJobs } from './check-jobs.ts'
import { checkMail } from './check-mail.ts'
import { checkMailDomains } from './check-mail-domains.ts'
import { checkMasterKey } from './check-master-key.ts'
import { checkMonths } from './check-months.ts'
import { checkPlatforms } from './check-platforms.ts'
import { checkReplica } from './check-replica.ts'
import { checkScripts } from './check-scripts.ts'
import { checkServer } from './check-server.ts'
import { checkStorage } from './check-storage.ts'
import { checkTrail } from './check-trail.ts'

const neededNode = 26

const repository = resolve(import.meta.dirname, '../../../../..')

/** Checks every dependency of the product, beside a running product, and changes nothing. */
export async function examineInstallation(environment: World['environment']): Promise<Check[]> {
  const versions = await checkVersions()
  const config = readEnvironment(environment)
  if ('name' in config) return [...versions, config]
  const transport = createTransport()
  // Acquirers are called through the product's proxy, where it has one: their addresses may resolve only
  // behind it.
  const toAcquirers = createTransport({ proxyUrl: config.acquirerProxyUrl })
  try {
    const parts = await Promise.all([
      checkServer(config, transport),
      checkDatabase(config, toAcquirers),
      checkStorage(config, transport),
      checkMail(config),
      checkBounces(config),
      checkFrames(config, transport),
      checkScripts(config, transport),
      checkAddress(config, transport),
    ])
    return [...versions, ...parts.flat()]
  } finally {
    await Promise.all([transport.close(), toAcquirers.close()])
  }
}

function readEnvironment(environment: World['environment']): Config | Check {
  try {
    return readConfig({ BALCAO_DATA_DIR: resolve(repository, '.balcao'), ...environment })
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return { name: 'configuration', ok: false, detail: error.message }
  }
}

async function checkDatabase(config: Config, toAcquirers: ProviderTransport): Promise<Check[]> {
  const name = 'database'
  const url = config.databaseUrl ?? findRunningPostgres(config.dataDir)
  if (url === undefined)
    return [
      { name, ok: false, detail: 'The embedded PostgreSQL is not running: it starts with the product.' },
    ]
  const { host, pathname } = new URL(url)
  const place = `${host}${pathname}`
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} })
  try {
    const checks = [await checkVersion(sql, place), await checkMigrations(sql)]
    // The next checks read tables that may not exist yet.
    if (checks.some(({ ok }) => !ok)) return checks
    const [primary] = await sql<{ position: string }[]>`select pg_current_wal_lsn()::text as position`
    return [
      ...checks,
      ...(await checkReplicas(config, primary?.position)),
      await checkMasterKey(sql, config),
      await checkBackups(sql, config),
      await checkJobs(sql),
      await checkMonths(sql),
      await checkTrail(sql),
      await checkPlatforms(sql, config),
      ...(await checkCells(sql, config)),
      ...(await checkMailDomains(sql, config, createDnsResolver())),
      ...(await checkAcquirers(sql, toAcquirers)),
    ]
  } catch (error) {
    return [{ name, ok: false, detail: `${place} does not answer well (${reasonOf(error)})` }]
  } finally {
    await sql.end({ timeout: 1 })
  }
}

function checkReplicas(config: Config, primaryPosition: string | undefined): Promise<Check[]> {
  const { replicaUrls } = config
  if (replicaUrls.length === 0) return Promise.resolve([])
  const key = createSecretBox(readMasterKeys(config)).derive('database')
  return Promise.all(
    replicaUrls.map((url, place) =>
      checkReplica({ name: `replica ${place + 1}`, url: appUrl(url, key), primaryPosition }),
    ),
  )
}

async function checkVersions(): Promise<Check[]> {
  const { version } = JSON.parse(await readFile(new URL('../../../package.json', import.meta.url), 'utf8'))
  const isNewEnough = Number(process.versions.node.split('.')[0]) >= neededNode
  return [
    { name: 'product', ok: true, detail: `Balcão ${version}` },
    {
      name: 'node',
      ok: isNewEnough,
      detail: `Node ${process.versions.node}${isNewEnough ? '' : `, and ${neededNode} is needed`}`,
    },
  ]
}
