import { randomBytes, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { realWorld } from '#cli/command.ts'
import { runCommandLine } from '#cli/run-command-line.ts'
import { keptDirectory } from '#db/kept-directory.ts'
import { platformDomains } from '#db/schema/platforms.ts'
import { type CellConfig, followCells } from '#kit/cells/cells.ts'
import { withCell, withPlatform } from '#kit/cells/directory.ts'
import { openDirectoryStore } from '#kit/cells/directory-store.ts'
import { createLog } from '#kit/log.ts'
import { webhookUrl } from '#modules/acquirers/accounts/provider-account.ts'
import { enterHosts } from '#modules/platforms/enter-hosts.ts'
import { operatorPlatformId } from '#modules/platforms/operator-platform.ts'
import { inScope } from '#scope.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts'
import { buildServer } from './build-server.ts'

const key = randomBytes(32)
const placed = { publicUrl: 'http://loja.example.com', hosts: [], capacity: 10 }
const log = createLog('silent')
let place: TestDatabase
let shop: Cell
let neighbour: Cell

type Cell = TestApp & { server: FastifyInstance; environment: Record<string, string> }

async function openCell(name: string, host: string): Promise<Cell> {
  const environment = {
    BALCAO_CELL: name,
    BALCAO_DIRECTORY_URL: place.ownerUrl,
    BALCAO_DIRECTORY_KEY: key.toString('base64'),
    PUBLIC_URL: `http://${host}`,
    CARDS_URL: `http://cards-${name}.localhost`,
    PIXELS_URL: `http://pixels-${name}.localhost`,
  }
  const world = await createTestApp({ environment, hosts: [] })
  return { ...world, environment, server: await buildServer(world.app) }
}

beforeAll(async () => {
  place = await createTestDatabase()
  shop = await openCell('a', 'loja.example.com')
  neighbour = await openCell('b', 'vizinha.example.com')
})
afterAll(async () => {
  for (const { server, stop } of [shop, neighbour]) {
    await server.close()
    await stop()
  }
  await place.drop()
})

const statusOf = async ({ server }: Cell, host: string, url = '/login') =>
  (await server.inject({ url, headers: { host, accept: 'text/html' } })).statusCode
const known = (cell: Cell) => expect.poll(() => cell.app.cells.directory(), { timeout: 10_000 })
const addHost = ({ app, platformId }: Cell, host: string) =>
  inScope(app, platformId, async (scope) => {
    await scope.tx
      .insert(platformDomains)
      .values({ platformId, host, isPrimary: false, createdAt: scope.now })
    await enterHosts(scope)
  })
const config = (changes: Partial<CellConfig> = {}): CellConfig => ({
  name: 'a',
  directoryUrl: place.ownerUrl,
  directoryKey: key,
  ...changes,
})
const balcao = (cell: Cell, ...words: string[]) =>
  runCommandLine(words, {
    ...realWorld,
    environment: {
      ...cell.environment,
      BALCAO_DEMO: 'true',
      BALCAO_MASTER_KEY: Buffer.alloc(32, 'balcao test key').toString('base64'),
      DATABASE_URL: cell.ownerUrl,
    },
  })

test('a host is served by its own cell, answered 421 by another cell, and 404 where no cell has it', async () => {
  await known(shop).toMatchObject({ platforms: { [neighbour.platformId]: { cell: 'b' } } })
  expect(await statusOf(shop, 'loja.example.com')).toBe(200)
  expect(await statusOf(shop, 'vizinha.example.com')).toBe(421)
  expect(await statusOf(neighbour, 'loja.example.com')).toBe(421)
  expect(await statusOf(shop, 'ninguem.example.com')).toBe(404)
})

test('a host is assigned to one platform of all cells, even when two platforms claim it at once', async () => {
  await expect(addHost(shop, 'vizinha.example.com')).rejects.toMatchObject({ code: 'host_taken' })
  const outcomes = await Promise.allSettled(
    [shop, neighbour].map((cell) => addHost(cell, 'curso.example.com')),
  )
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const owners = await Promise.all(
    [shop, neighbour].map(async ({ owner }) => {
      const rows = await owner`select from platform_domains where host = 'curso.example.com'`
      return rows.length
    }),
  )
  expect(owners.sort()).toEqual([0, 1])
})

test('a cell serves on without the directory, but assigns no new host', async () => {
  const lost = await followCells(config({ directoryUrl: 'postgres://nobody@127.0.0.1:1/none' }), {
    kept: keptDirectory(shop.app.db, 'a'),
    log,
  })
  expect(() => lost.refuseElsewhere(shop.platformId)).not.toThrow()
  expect(() => lost.refuseElsewhere(neighbour.platformId)).toThrow('wrong_cell')
  expect(() => lost.refuseHostElsewhere('vizinha.example.com')).toThrow('wrong_cell')
  await expect(lost.change((directory) => directory)).rejects.toMatchObject({ code: 'database_lost' })
  await lost.stop()
})

test('a directory that is not signed with the key of the cells changes nothing', async () => {
  const owner = postgres(place.ownerUrl, { max: 1 })
  const [{ version } = { version: 0 }] = await owner<{ version: number }[]>`
    select max(version)::int as version from directory_versions`
  await owner`insert into directory_versions (version, document, signature)
    values (${version + 1}, ${JSON.stringify({ cells: {}, platforms: {} })}, 'forged')`
  const cells = await followCells(config(), { kept: keptDirectory(shop.app.db, 'a'), log })
  expect(cells.directory().platforms).toHaveProperty(neighbour.platformId)
  await cells.stop()
  await owner`delete from directory_versions where version = ${version + 1}`
  await owner.end()
})

test('an installation joins with its platforms, and the proxies get each host', async () => {
  const first = ['--url', 'http://10.0.0.1:3000', '--capacity', '5']
  expect(await balcao(shop, 'cells', 'join', ...first)).toMatchObject({ exitCode: 0 })
  const joined = await balcao(neighbour, 'cells', 'join', '--url', 'http://10.0.0.2:3000/')
  // Masters live in the first installation that joined; in another, the operator's platform counts as moved away.
  expect(joined.stdout).toMatch(
    /^a .*\n {2}1 of 5 platforms, and the masters$[\s\S]*^ {2}1 of 100 platforms$/m,
  )
  expect(await neighbour.owner`select platform_id as id, state, cell from app.tenant_holds`).toEqual([
    { id: operatorPlatformId, state: 'LEFT', cell: 'a' },
  ])
  expect(await balcao(shop, 'cells', 'join', '--url', 'http://10.0.0.1:3000')).toMatchObject({
    stdout: expect.stringContaining('1 of 5 platforms'),
  })
  expect(joined.stdout).toMatch(
    /^b {2}http:\/\/10[.]0[.]0[.]2:3000 {2}cards-b[.]localhost pixels-b[.]localhost$/m,
  )
  expect(joined.stdout).toContain(`  ${neighbour.platformId}  `)
  const routes = async (proxy: string) => (await balcao(shop, 'cells', 'routes', proxy)).stdout
  expect(await routes('nginx')).toMatch(
    /default http:\/\/10.0.0.1:3000;[\s\S]*vizinha.example.com http:\/\/10.0.0.2:3000;/,
  )
  expect(await routes('haproxy')).toMatch(/^loja.example.com a$[\s\S]*^vizinha.example.com b$/m)
  expect(await routes('caddy')).toMatch(
    /^@b host .*vizinha.example.com\nreverse_proxy @b http:\/\/10.0.0.2:3000\nreverse_proxy http:\/\/10.0.0.1:3000$/m,
  )
  expect(await balcao(shop, 'cells', 'routes', 'apache')).toMatchObject({ exitCode: 2 })
})

test('a platform that moved away is refused by the cell that it left: pages, webhooks, jobs', async () => {
  const { app, platformId, account } = shop
  const store = openDirectoryStore(place.ownerUrl, key)
  const moved = await store.change((directory) => ({
    ...directory,
    platforms: {
      ...directory.platforms,
      [platformId]: { ...directory.platforms[platformId], cell: 'b', hosts: ['loja.example.com'] } as never,
    },
  }))
  await expect.poll(() => app.cells.elsewhere(platformId), { timeout: 10_000 }).toBe('b')
  expect(await statusOf(shop, 'loja.example.com')).toBe(421)
  const webhook = await shop.server.inject({
    method: 'POST',
    url: new URL(webhookUrl(app, account, randomUUID())).pathname,
    payload: {},
  })
  // Not acknowledged, so that the acquirer sends it again, when the proxy knows the new cell.
  expect(webhook.statusCode).toBe(503)
  await expect(inScope(app, platformId, async () => {})).rejects.toMatchObject({ code: 'wrong_cell' })
  await expect(addHost(shop, 'outra.example.com')).rejects.toMatchObject({ code: 'wrong_cell' })
  expect(moved.version).toBeGreaterThan(1)
  await store.change((directory) =>
    withPlatform(withCell({ ...directory, platforms: {} }, 'a', { ...placed, url: 'http://10.0.0.1:3000' }), {
      platformId,
      cell: 'a',
      hosts: ['loja.example.com'],
      now: app.clock.now(),
    }),
  )
  await expect.poll(() => app.cells.elsewhere(platformId), { timeout: 10_000 }).toBe(null)
  await store.close()
})
