import postgres from 'postgres'
import type { App } from '#app.ts'
import { type ProxyName, proxies, routesOf } from '#cli/cells/routes.ts'
import { type Answer, type World, WrongCall } from '#cli/command.ts'
import { readArguments } from '#cli/read-arguments.ts'
import { withApp } from '#cli/with-app.ts'
import { withCell, withPlatform } from '#kit/cells/directory.ts'
import { enterHosts } from '#modules/platforms/enter-hosts.ts'
import { operatorPlatformId } from '#modules/platforms/operator-platform.ts'
import { inScope } from '#scope.ts'

/** `cells join`, `cells list` and `cells routes`. */
export function cells(words: string[], { environment }: World): Promise<Answer> {
  const { verb, proxy, url, capacity } = readArguments(words, {
    names: ['verb'],
    optionalNames: ['proxy'],
    options: ['url', 'capacity'],
  })
  return withApp(environment, async (app, ownerUrl) => {
    if (app.cells.name === null)
      throw new WrongCall('This installation is alone: set BALCAO_CELL, BALCAO_DIRECTORY_URL and _KEY')
    if (verb === 'join') return join(app, ownerUrl, { url, capacity })
    if (verb === 'list') return list(app)
    if (verb === 'routes' && isProxy(proxy)) {
      const text = routesOf(app.cells.directory(), proxy)
      return { data: { text }, text }
    }
    throw new WrongCall(
      verb === 'routes'
        ? `A proxy is one of ${proxies.join(', ')}`
        : `"${verb}" is none of join, list, routes`,
    )
  })
}

function isProxy(name: string | undefined): name is ProxyName {
  return (proxies as readonly (string | undefined)[]).includes(name)
}

type Wishes = { url: string | undefined; capacity: string | undefined }

const usualCapacity = 100

/**
 * Writes this cell and the hosts of its platforms to the directory; repeatable. Masters live in the first cell that
 * joins.
 */
async function join(app: App, ownerUrl: string, { url, capacity }: Wishes): Promise<Answer> {
  const name = app.cells.name ?? ''
  if (url === undefined || !URL.canParse(url))
    throw new WrongCall('--url is where the proxy reaches this cell')
  if (capacity !== undefined && !/^[1-9]\d{0,5}$/.test(capacity))
    throw new WrongCall('--capacity is the number of platforms that the cell takes')
  const { cardsOrigin, pixelsOrigin, publicUrl } = app.config
  const hosts = [cardsOrigin, pixelsOrigin].flatMap((origin) => (origin ? [new URL(origin).hostname] : []))
  const now = app.clock.now()
  await app.cells.change((directory) => {
    const places = Number(capacity ?? directory.cells[name]?.capacity ?? usualCapacity)
    const joined = withCell(directory, name, { url: new URL(url).origin, publicUrl, hosts, capacity: places })
    return joined.platforms[operatorPlatformId]
      ? joined
      : withPlatform(joined, { platformId: operatorPlatformId, cell: name, hosts: [], now })
  })
  const home = app.cells.elsewhere(operatorPlatformId)
  if (home !== null) await leaveMasters(ownerUrl, home)
  for (const platformId of await listTenants(ownerUrl))
    if (app.cells.elsewhere(platformId) === null) await inScope(app, platformId, enterHosts)
  return list(app)
}

/** Marks the masters of this installation as left, like a platform that has moved: nothing runs for them here. */
async function leaveMasters(ownerUrl: string, home: string): Promise<void> {
  await withOwner(
    ownerUrl,
    (sql) =>
      sql`insert into app.tenant_holds (platform_id, state, cell) values (${operatorPlatformId}, 'LEFT', ${home})
      on conflict do nothing`,
  )
}

async function listTenants(ownerUrl: string): Promise<string[]> {
  const rows = await withOwner(
    ownerUrl,
    (sql) => sql<{ id: string }[]>`
      select platform_id as id from platforms where kind = 'TENANT' order by created_at`,
  )
  return rows.map(({ id }) => id)
}

async function withOwner<T>(ownerUrl: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(ownerUrl, { max: 1, connect_timeout: 5, onnotice: () => {} })
  try {
    return await work(sql)
  } finally {
    await sql.end({ timeout: 1 })
  }
}

function list({ cells: { directory } }: App): Answer {
  const { cells: all, platforms } = directory()
  const lines = Object.entries(all).flatMap(([name, { url, hosts, capacity }]) => {
    const own = Object.entries(platforms).filter(([, { cell }]) => cell === name)
    const tenants = own.filter(([id]) => id !== operatorPlatformId)
    return [
      `${name}  ${url}  ${hosts.join(' ')}`.trimEnd(),
      `  ${tenants.length} of ${capacity} platforms${tenants.length < own.length ? ', and the masters' : ''}`,
      ...tenants.map(
        ([id, { hosts: known, since, moving }]) =>
          `  ${id}  ${known.join(' ')}  since ${since}${moving ? `, moving to ${moving.to}` : ''}`,
      ),
    ]
  })
  return { data: directory(), text: lines.join('\n') }
}
