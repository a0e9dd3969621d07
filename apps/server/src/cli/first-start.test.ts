import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { App } from '#app.ts'
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts'
import { buildServer } from '#web/build-server.ts'
import { realWorld } from './command.ts'
import { runCommandLine } from './run-command-line.ts'
import { withApp } from './with-app.ts'

const options = {
  name: 'Loja Nova',
  host: 'loja.example.com',
  document: '11.222.333/0001-81',
  phone: '(11) 98765-4321',
  'admin-name': 'Renata Alves',
  'admin-email': 'renata@loja.example.com',
  'master-name': 'Helena Prado',
  'master-email': 'helena@operadora.example.com',
}

let database: TestDatabase
let environment: Record<string, string>
let owner: postgres.Sql
let server: FastifyInstance
let isOver: PromiseWithResolvers<void>
let running: Promise<void>

beforeAll(async () => {
  database = await createTestDatabase()
  environment = {
    BALCAO_DATA_DIR: await mkdtemp(join(tmpdir(), 'balcao-first-start-')),
    BALCAO_DEMO: 'false',
    // The key from which the test's database role has its password.
    BALCAO_MASTER_KEY: Buffer.alloc(32, 'balcao test key').toString('base64'),
    DATABASE_URL: database.ownerUrl,
    PUBLIC_URL: 'https://loja.example.com',
    LOG_LEVEL: 'silent',
    MAX_LOOP_DELAY_MS: '600000',
  }
  owner = postgres(database.ownerUrl, { max: 1, onnotice: () => {} })
  isOver = Promise.withResolvers()
  const started = Promise.withResolvers<App>()
  running = withApp(environment, async (app) => {
    started.resolve(app)
    await isOver.promise
  })
  server = await buildServer(await started.promise)
})
afterAll(async () => {
  await server.close()
  isOver.resolve()
  await running
  await owner.end()
  await database.drop()
  await rm(environment.BALCAO_DATA_DIR as string, { recursive: true })
})

const command = (words: string[], answers: string[] = []) =>
  runCommandLine(words, {
    ...realWorld,
    environment,
    ...(answers.length > 0 && { ask: async () => answers.shift() ?? '' }),
  })
const create = (given: Partial<typeof options>, answers?: string[]) =>
  command(
    ['platform', 'create', ...Object.entries(given).flatMap(([name, value]) => [`--${name}`, value])],
    answers,
  )
const ask = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ url, headers: { host: 'loja.example.com', ...headers } })
const call = (path: string, payload: object) =>
  server.inject({
    method: 'POST',
    url: `/api/trpc/${path}`,
    headers: { host: 'loja.example.com', 'content-type': 'application/json' },
    payload,
  })

describe('an installation without a platform', () => {
  test.for(['/', '/login', '/master-root-login', '/checkout/x', '/webhooks/x', '/favicon.svg', '/nowhere'])(
    'says so at %s and serves nothing',
    async (url) => {
      const page = await ask(url, { accept: 'text/html', 'accept-language': 'pt-BR' })
      expect(page.statusCode).toBe(503)
      expect(page.body).toContain('npm run balcao -- platform create')
      expect((await ask(url)).json()).toEqual({ error: 'platform_missing' })
    },
  )

  test('refuses calls of procedures too', async () => {
    expect((await call('account.login', {})).json()).toEqual({ error: 'platform_missing' })
  })

  test('is alive, and not ready for buyers', async () => {
    expect((await ask('/healthz')).statusCode).toBe(200)
    const ready = await ask('/readyz')
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'not ready', waitsFor: 'platform' }])
  })
})

describe('the first platform', () => {
  test('is not created by an incomplete call without a terminal', async () => {
    const { name } = options
    const { exitCode, stderr } = await create({ name })
    expect(exitCode).toBe(2)
    expect(stderr).toContain('--host is missing')
    expect((await create({ ...options, host: 'no host' })).stderr).toContain('--host is not valid')
    expect(await owner`select from platforms`).toHaveLength(0)
  })

  test('is created by the answers, and its master signs in by the printed link', async () => {
    const { name, host, ...others } = options
    const { exitCode, stdout } = await create({ name, host }, Object.values(others))
    expect(exitCode).toBe(0)
    expect((await ask('/login', { accept: 'text/html' })).statusCode).toBe(200)
    expect((await ask('/readyz')).statusCode).toBe(200)

    const [, token = ''] =
      stdout.match(/https:\/\/loja[.]example[.]com\/recover-password[?]invitation=([\w-]+)&door=MASTER/) ?? []
    const password = 'quatro palavras bem compridas'
    const staff = await call('account.acceptInvitation', { token, password })
    expect(staff.json().error.data.appCode).toBe('token_expired')
    const accepted = await call('account.acceptMasterInvitation', { token, password })
    expect(accepted.json().result.data).toEqual({ next: 'log_in', email: options['master-email'] })
    const again = await call('account.acceptMasterInvitation', { token, password })
    expect(again.json().error.data.appCode).toBe('token_expired')
    const login = await call('account.login', { door: 'MASTER', email: options['master-email'], password })
    expect(login.json().result.data).toEqual({ next: 'done' })
  })

  test('has an invited administrator without access yet', async () => {
    const [admin] =
      await owner`select roles, staff_invited_at is not null as invited from users where email = ${options['admin-email']}`
    expect(admin).toEqual({ roles: [], invited: true })
  })

  test.for(['/demo', '/demo/x.css', '/banco-de-mentira', '/dev/mailbox', '/dev/gallery', '/dev/kit'])(
    'serves no %s, since it is no demo',
    async (url) => {
      for (const accept of ['text/html', 'application/json'])
        expect((await ask(url, { accept })).statusCode).toBe(404)
    },
  )

  test('keeps its host: a second platform needs another', async () => {
    const { exitCode, stderr } = await create(options)
    expect(exitCode).toBe(2)
    expect(stderr).toContain('already used by a platform')
    expect(await owner`select from platforms where kind = 'TENANT'`).toHaveLength(1)
  })
})

test('a master who lost the password gets a new link from the command line, which voids the one before', async () => {
  const invite = async () => {
    const words = ['master', 'invite', '--name', 'Helena Prado', '--email', options['master-email'], '--json']
    const { link } = JSON.parse((await command(words)).stdout)
    return new URL(link).searchParams.get('invitation')
  }
  const former = await invite()
  const latest = await invite()
  const password = 'outras quatro palavras compridas'
  const refused = await call('account.acceptMasterInvitation', { token: former, password })
  expect(refused.json().error.data.appCode).toBe('token_expired')
  const accepted = await call('account.acceptMasterInvitation', { token: latest, password })
  expect(accepted.json().result.data).toMatchObject({ next: 'log_in' })
})
