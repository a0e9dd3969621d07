import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { type Config, readConfig } from './config.ts'
import { auroraHost, auroraPlatformId, demoPlatformId } from './demo/demo-identity.ts'
import { withCell, withPlatform } from './kit/cells/directory.ts'
import { openDirectoryStore } from './kit/cells/directory-store.ts'
import { systemClock } from './kit/clock.ts'
import { createSecretBox } from './kit/crypto/secret-box.ts'
import { startEmbeddedPostgres } from './kit/postgres/embedded-postgres.ts'
import { claimDataFolder } from './kit/postgres/single-instance.ts'
import { StartRefusal } from './kit/postgres/start-refusal.ts'
import { operatorPlatformId } from './modules/platforms/operator-platform.ts'
import { isReadyMessage } from './processes/process-kind.ts'
import { stopInReverse } from './processes/stop-in-reverse.ts'
import { waitForStop } from './processes/wait-for-stop.ts'
import { readMasterKeys } from './read-master-keys.ts'

type Environment = Record<string, string | undefined>

/** The demo as two cells: each a whole start on a port and a database of its own, and a small database for the directory. */
export async function runCells(environment: Environment, program: string, words: string[]): Promise<void> {
  const repository = resolve(import.meta.dirname, '../../..')
  const config = readConfig({ BALCAO_DATA_DIR: resolve(repository, '.balcao'), ...environment })
  if (words[words.indexOf('--cells') + 1] !== '2')
    throw new StartRefusal('The demo has two tenants, one for each cell: npm start -- --cells 2')
  if (!config.isDemo)
    throw new StartRefusal('--cells is for the demo: docs/operate/grow.md says how cells are run.')
  const stops: (() => unknown)[] = []
  const report = (line: string) => process.stdout.write(`· ${line}\n`)
  const stopAsked = waitForStop()
  const claim = await claimDataFolder(config.dataDir)
  stops.push(() => claim.release())
  stopAsked.then(() => claim.announceStop())
  try {
    const endings: Promise<never>[] = []
    for (const cell of await placeCells(config, { stops, report })) {
      const child = fork(program, { env: { ...environment, ...cell.environment } })
      stops.push(() => stopCell(child))
      endings.push(endOf(child, cell.name))
      // One after another: each makes its own part of the demo, and prints its address.
      await Promise.race([untilReady(child), stopAsked, ...endings])
    }
    await Promise.race([stopAsked, ...endings])
  } finally {
    await stopInReverse(stops, report)
  }
  process.exit(0)
}

type Parts = { stops: (() => unknown)[]; report(line: string): void }

/** Enters both cells into the directory with their platforms, before the cells create these platforms. */
async function placeCells(config: Config, { stops, report }: Parts) {
  const folder = join(config.dataDir, 'cells')
  const keys = readMasterKeys(config)
  const directoryKey = createSecretBox(keys).derive('directory of cells')
  report('Starting PostgreSQL for the directory of cells')
  const place = await startEmbeddedPostgres({
    dataDir: join(folder, 'directory'),
    settings: { shared_buffers: '16MB', max_connections: '50' },
    log: report,
  })
  stops.push(() => place.stop())
  const cells = [
    { name: 'sul', port: config.port, host: 'localhost', platformIds: [operatorPlatformId, demoPlatformId] },
    { name: 'norte', port: config.port + 1, host: auroraHost, platformIds: [auroraPlatformId] },
  ].map((cell) => ({ ...cell, url: `http://${cell.host}:${cell.port}` }))
  const store = openDirectoryStore(place.url, directoryKey)
  const now = systemClock.now()
  await store.change((known) =>
    cells.reduce((directory, { name, port, url, platformIds }) => {
      const address = { url: `http://127.0.0.1:${port}`, publicUrl: url, hosts: [], capacity: 10 }
      return platformIds.reduce(
        (all, platformId) =>
          all.platforms[platformId] ? all : withPlatform(all, { platformId, cell: name, hosts: [], now }),
        withCell(directory, name, address),
      )
    }, known),
  )
  await store.close()
  return cells.map(({ name, port, url }) => ({
    name,
    environment: {
      BALCAO_DEMO: 'true',
      BALCAO_CELL: name,
      BALCAO_DIRECTORY_URL: place.url,
      BALCAO_DIRECTORY_KEY: directoryKey.toString('base64'),
      BALCAO_MASTER_KEY: keys.at(-1)?.toString('base64'),
      BALCAO_DATA_DIR: join(folder, name),
      BALCAO_WEB_PROCESSES: '1',
      PORT: String(port),
      PUBLIC_URL: url,
    },
  }))
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      if (isReadyMessage(message)) resolve()
    })
  })
}

async function endOf(child: ChildProcess, name: string): Promise<never> {
  await once(child, 'exit')
  throw new StartRefusal(`The cell ${name} has ended: the lines above say why.`)
}

async function stopCell(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
