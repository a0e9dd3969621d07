import { sql } from 'drizzle-orm'
import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { appUrl } from '#db/migrate.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { announceShutdown, health } from './health.ts'

let world: TestApp
let server: FastifyInstance

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())
beforeEach(async () => {
  server = fastify()
  await server.register(health, { app: world.app })
})

const ask = async (url: string) => {
  const answer = await server.inject({ url })
  expect(answer.headers['cache-control']).toBe('no-store')
  return { status: answer.statusCode, body: answer.json() }
}

test('a process with its database at the newest schema is alive and ready', async () => {
  expect(await ask('/healthz')).toEqual({ status: 200, body: { status: 'alive' } })
  expect(await ask('/readyz')).toEqual({ status: 200, body: { status: 'ready' } })
})

test('a process that shuts down is still alive but not ready', async () => {
  announceShutdown(server)
  expect((await ask('/healthz')).status).toBe(200)
  expect(await ask('/readyz')).toEqual({ status: 503, body: { status: 'not ready', waitsFor: 'shutdown' } })
})

test('a process with an older database waits for the migrations, and is ready as soon as they ran', async () => {
  await world.owner`alter table uploads rename column size_bytes to bytes`
  try {
    expect(await ask('/readyz')).toEqual({
      status: 503,
      body: { status: 'not ready', waitsFor: 'migrations' },
    })
  } finally {
    await world.owner`alter table uploads rename column bytes to size_bytes`
  }
  expect((await ask('/readyz')).status).toBe(200)
})

test('a process without its database reports it instead of hanging', async () => {
  const db = openDatabase({ url: 'postgres://nobody:nothing@127.0.0.1:1/none', replicaUrls: [], poolSize: 1 })
  server = fastify()
  await server.register(health, { app: { ...world.app, db } })
  expect(await ask('/readyz')).toEqual({ status: 503, body: { status: 'not ready', waitsFor: 'database' } })
  expect((await ask('/healthz')).status).toBe(200)
  await db.close()
})

test('a process whose database refuses writes is not ready, and the sale can be retried', async () => {
  const db = openDatabase({
    url: appUrl(world.ownerUrl, world.app.secrets.derive('database')),
    replicaUrls: [],
    poolSize: 1,
  })
  server = fastify()
  await server.register(health, { app: { ...world.app, db } })
  expect((await ask('/readyz')).status).toBe(200)
  const full = sql.raw(
    `do $$ begin raise exception using errcode = '53100', message = 'no space left'; end $$`,
  )
  const sale = db.transaction(world.platformId, (tx) => tx.execute(full))
  await expect(sale).rejects.toMatchObject({ code: 'database_lost', details: { retryAfterSeconds: 3 } })
  expect(await ask('/readyz')).toEqual({
    status: 503,
    body: { status: 'not ready', waitsFor: 'room in the database' },
  })
  await db.close()
})
