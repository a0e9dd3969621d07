import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { doctor } from '#cli/commands/doctor.ts'
import { openSmtpInbox } from '#test/mail/smtp-inbox.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'
import { judgeArchiver } from './check-backups.ts'
import { examineInstallation } from './examine-installation.ts'

let world: TestServer
let environment: Record<string, string>
let dataDir: string
let inbox: Awaited<ReturnType<typeof openSmtpInbox>>

beforeAll(async () => {
  world = await createTestServer()
  inbox = await openSmtpInbox()
  dataDir = await mkdtemp(join(tmpdir(), 'balcao-doctor-'))
  environment = {
    BALCAO_DATA_DIR: dataDir,
    BALCAO_DEMO: 'false',
    // The key from which the test's database role has its password.
    BALCAO_MASTER_KEY: Buffer.alloc(32, 'balcao test key').toString('base64'),
    DATABASE_URL: world.ownerUrl,
    PORT: new URL(world.url).port,
    PUBLIC_URL: world.url,
    SMTP_URL: inbox.url,
    MAIL_FROM: 'Loja <nao-responda@loja.example.com>',
    BALCAO_BACKUPS: 'the provider of the database',
    CARDS_URL: world.url.replace('127.0.0.1', 'localhost'),
    // Another name for this machine.
    PIXELS_URL: world.url.replace('127.0.0.1', '0.0.0.0'),
  }
})
afterAll(async () => {
  await inbox.close()
  await world.stop()
  await rm(dataDir, { recursive: true })
})

async function examine(changes: Record<string, string> = {}) {
  const checks = await examineInstallation({ ...environment, ...changes })
  return Object.fromEntries(checks.map(({ name, ok, detail }) => [name, { ok, detail }]))
}

test('a running product passes every check', async () => {
  const checks = await examine()
  expect(Object.keys(checks)).toEqual([
    'product',
    'node',
    'server',
    'database',
    'migrations',
    'master key',
    'backups',
    'jobs',
    'months',
    'audit days',
    'platforms',
    'mail envelope',
    'acquirer HAWKPAY',
    'storage',
    'mail',
    'card frame',
    'pixel frame',
    'pay page scripts',
    'public address',
  ])
  expect(Object.values(checks).filter(({ ok }) => !ok)).toEqual([])
  expect(checks.database?.detail).toMatch(/^PostgreSQL \d\d\.\d+/)
  expect(checks.migrations?.detail).toMatch(/^At head/)
})

test('a stopped product is reported with how to start it', async () => {
  const { DATABASE_URL: _, ...embedded } = environment
  const checks = await examineInstallation(embedded)
  expect(checks.filter(({ ok }) => !ok)).toEqual([
    { name: 'server', ok: false, detail: expect.stringMatching(/not running on .*npm start/) },
    { name: 'database', ok: false, detail: expect.stringContaining('not running') },
  ])
})

test('a frame without a host of its own is named, and so is a frame whose host leads elsewhere', async () => {
  const missing = await examine({ CARDS_URL: '', PIXELS_URL: '' })
  expect(missing['card frame']).toEqual({ ok: false, detail: expect.stringMatching(/No card.*CARDS_URL/) })
  expect(missing['pixel frame']).toEqual({ ok: false, detail: expect.stringMatching(/No pixel.*PIXELS_URL/) })
  const elsewhere = await examine({ CARDS_URL: 'http://localhost:9' })
  expect(elsewhere['card frame']).toEqual({ ok: false, detail: expect.stringContaining('does not lead') })
})

test('a script that was changed on its way to the browser is named', async () => {
  const meddler = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '', world.url))
    response.writeHead(answer.status).end(`${await answer.text()};`)
  }).listen(0, '127.0.0.1')
  await once(meddler, 'listening')
  const { port } = meddler.address() as AddressInfo
  const checks = await examine({ PUBLIC_URL: `http://127.0.0.1:${port}` })
  meddler.close()
  expect(checks['pay page scripts']).toEqual({
    ok: false,
    detail: expect.stringMatching(/^Changed.*-client/),
  })
})

test('a database that does not answer is named without its password', async () => {
  const { database, migrations } = await examine({
    DATABASE_URL: 'postgres://someone:hush@127.0.0.1:9/sales',
  })
  expect(database).toEqual({ ok: false, detail: expect.stringContaining('127.0.0.1:9/sales') })
  expect(database?.detail).not.toContain('hush')
  expect(migrations).toBeUndefined()
})

test('a database without tables is reported as waiting for its first start', async () => {
  const empty = new URL(world.ownerUrl)
  empty.pathname = '/postgres'
  expect((await examine({ DATABASE_URL: empty.href })).migrations).toMatchObject({ ok: false })
})

test('an acquirer with a dead address is told apart from an acquirer that answers', async () => {
  const { owner, account } = world
  await owner`update provider_accounts set base_url = 'http://127.0.0.1:9/v1' where id = ${account.id}`
  const checks = await examine()
  await owner`update provider_accounts set base_url = ${account.baseUrl} where id = ${account.id}`
  expect(checks['acquirer HAWKPAY']).toEqual({ ok: false, detail: expect.stringContaining('ECONNREFUSED') })
})

test('a replica is checked as the product reaches it, and a missing one is reported', async () => {
  const checks = await examine({
    DATABASE_REPLICA_URLS: `${world.ownerUrl},postgres://balcao@127.0.0.1:9/balcao`,
  })
  expect(checks['replica 1']).toMatchObject({ ok: true })
  expect(checks['replica 2']).toMatchObject({ ok: false })
})

test('an invalid value of the environment is the whole diagnosis', async () => {
  expect((await examine({ PORT: 'eighty' })).configuration).toEqual({
    ok: false,
    detail: expect.stringContaining('PORT'),
  })
})

test('a mail server is checked by connecting to it', async () => {
  const closed = await openSmtpInbox()
  await closed.close()
  expect((await examine()).mail).toMatchObject({ ok: true })
  expect(inbox.received).toEqual([])
  expect((await examine({ SMTP_URL: closed.url })).mail).toMatchObject({ ok: false })
})

test('a watch of an hour reports each failure and each repair once, and ends with the last diagnosis', async () => {
  const { owner, account } = world
  const setUrl = (url: string | null) =>
    owner`update provider_accounts set base_url = ${url} where id = ${account.id}`
  const happenings = [undefined, 'http://127.0.0.1:9/v1', undefined, account.baseUrl]
  const said: string[] = []
  let ms = Date.parse('2026-03-02T15:00:00Z')
  const { exitCode, text } = await doctor(['--watch'], {
    environment,
    now: () => new Date(ms),
    say: (line) => said.push(line),
    rest: async () => {
      ms += 15 * 60_000
      const happening = happenings.shift()
      if (happening !== undefined) await setUrl(happening)
    },
  })
  const diagnosis = text.split('\n')
  expect(said.slice(0, diagnosis.length)).toEqual(diagnosis)
  expect(said.slice(diagnosis.length)).toEqual([
    expect.stringMatching(/^2026-03-02T15:30:00.000Z ✗ acquirer HAWKPAY {2}Does not answer/),
    expect.stringMatching(/^2026-03-02T16:00:00.000Z ✓ acquirer HAWKPAY {2}Answers/),
  ])
  expect({ exitCode, happenings }).toEqual({ exitCode: 0, happenings: [] })
})

test('missing mail passes in the demo and nowhere else', async () => {
  expect((await examine({ SMTP_URL: '', BALCAO_DEMO: 'true' })).mail).toMatchObject({ ok: true })
  expect((await examine({ SMTP_URL: '' })).mail).toEqual({
    ok: false,
    detail: expect.stringContaining('SMTP_URL'),
  })
})

test('an invalid sender is reported', async () => {
  expect((await examine({ MAIL_FROM: '' })).mail).toEqual({
    ok: false,
    detail: expect.stringContaining('MAIL_FROM'),
  })
})

test('backups are proven by the archive of the database or by a named party', async () => {
  expect((await examine({ BALCAO_BACKUPS: '' })).backups).toEqual({
    ok: false,
    detail: expect.stringMatching(/archive_mode.*BALCAO_BACKUPS/),
  })
  expect((await examine({ BALCAO_BACKUPS: '', BALCAO_DEMO: 'true' })).backups).toMatchObject({ ok: true })
  const [earlier, later] = [new Date('2026-03-01T00:00:00Z'), new Date('2026-03-02T00:00:00Z')]
  const judge = (archivedAt: Date | null, failedAt: Date | null, mode = 'on') =>
    judgeArchiver({ mode, archivedAt, failedAt }).ok
  expect(judge(later, earlier)).toBe(true)
  expect(judge(later, null)).toBe(true)
  expect(judge(earlier, later)).toBe(false)
  expect(judge(null, null)).toBe(false)
  expect(judge(later, null, 'off')).toBe(false)
})

test('an address without TLS, or that leads elsewhere, is reported', async () => {
  expect((await examine({ PUBLIC_URL: 'http://loja.example.com' }))['public address']).toEqual({
    ok: false,
    detail: expect.stringContaining('https://'),
  })
  expect((await examine({ PUBLIC_URL: 'http://127.0.0.1:9' }))['public address']).toEqual({
    ok: false,
    detail: expect.stringContaining('does not lead to this server'),
  })
})

test('an address of no platform is named, and so is an installation without a platform', async () => {
  expect((await examine({ PUBLIC_URL: 'http://outra.localhost' })).platforms).toEqual({
    ok: false,
    detail: expect.stringContaining('outra.localhost'),
  })
  const empty = await createTestDatabase()
  const checks = await examine({ DATABASE_URL: empty.ownerUrl })
  await empty.drop()
  expect(checks.platforms).toEqual({ ok: false, detail: expect.stringContaining('platform create') })
  expect(checks.acquirers).toBeUndefined()
})

test('a platform whose days of the audit trail are no longer closed is named', async () => {
  const { owner, platformId } = world
  await owner`insert into audit_days (platform_id, day, rows_count, previous_hash, rows_hash, hash, closed_at)
    values (${platformId}, '2020-01-04', 0, ${'0'.repeat(64)}, ${'0'.repeat(64)}, ${'0'.repeat(64)}, now())`
  expect((await examine())['audit days']).toMatchObject({
    ok: false,
    detail: expect.stringContaining('since 2020-01-05'),
  })
  await owner`delete from audit_days where day = '2020-01-04'`
  expect((await examine())['audit days']).toMatchObject({ ok: true })
})

test('a platform without an acquirer is named', async () => {
  const { owner, account } = world
  await owner`update provider_accounts set status = 'PAUSED' where id = ${account.id}`
  const checks = await examine()
  await owner`update provider_accounts set status = 'ACTIVE' where id = ${account.id}`
  expect(checks.acquirers).toEqual({
    ok: false,
    detail: expect.stringMatching(/^Balcão has no active account/),
  })
})

test('another master key is told apart from an unfinished reseal', async () => {
  const other = randomBytes(32).toString('base64')
  expect((await examine({ BALCAO_MASTER_KEY: other }))['master key']).toEqual({
    ok: false,
    detail: expect.stringContaining('is not the key'),
  })
  const { owner, account } = world
  const [sealed] = await owner`select credentials from provider_accounts where id = ${account.id}`
  await owner`update provider_accounts set credentials = 'kFORMERKY.a.b.c' where id = ${account.id}`
  const checks = await examine()
  await owner`update provider_accounts set credentials = ${sealed?.credentials} where id = ${account.id}`
  expect(checks['master key']).toEqual({
    ok: false,
    detail: expect.stringMatching(/^Former keys seal 1 secrets.*reseal/),
  })
})

test('a public address that leads elsewhere is one line, and names no script', async () => {
  const checks = await examine({ PUBLIC_URL: 'http://127.0.0.1:1' })
  expect(checks['public address']?.detail).toContain('does not lead to this server')
  expect(checks['pay page scripts']?.detail).toMatch(
    /^None of \d+ scripts at http:\/\/127[.]0[.]0[.]1:1 is served: see "public address"$/,
  )
})

test('a machine with only one of the roles needs shared storage', async () => {
  expect((await examine({ BALCAO_ROLE: 'web' })).storage).toEqual({
    ok: false,
    detail: expect.stringContaining('S3_BUCKET'),
  })
})

test('a folder that the first start will create passes', async () => {
  const fresh = join(dataDir, 'not', 'yet')
  expect((await examine({ BALCAO_DATA_DIR: fresh })).storage).toEqual({
    ok: true,
    detail: expect.stringContaining(fresh),
  })
})

describe('a bucket', () => {
  /** S3 without rules of its own, behind a gate that opens only some folders to strangers. */
  async function aStore({ readable, cors }: { readable: RegExp; cors: string[] }) {
    const directory = await mkdtemp(join(tmpdir(), 'balcao-doctor-s3-'))
    const store = new S3rver({
      address: '127.0.0.1',
      port: 0,
      directory,
      silent: true,
      configureBuckets: [{ name: 'balcao', configs: cors }],
    })
    const { port } = await store.run()
    const gate = createServer((incoming, outgoing) => {
      const { method, headers, url = '' } = incoming
      if (method === 'GET' && !headers.authorization && !readable.test(url)) {
        outgoing.writeHead(403).end()
        return
      }
      const onward = request({ host: '127.0.0.1', port, method, headers, path: url }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      })
      incoming.pipe(onward)
    }).listen(0, '127.0.0.1')
    await once(gate, 'listening')
    onTestFinished(async () => {
      gate.closeAllConnections()
      gate.close()
      await store.close()
      await rm(directory, { recursive: true })
    })
    return {
      S3_ENDPOINT: `http://127.0.0.1:${(gate.address() as AddressInfo).port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_BUCKET: 'balcao',
    }
  }
  const publicOnly = /^\/balcao\/(images|billets)\//
  const cors = `<CORSConfiguration><CORSRule><AllowedOrigin>*</AllowedOrigin><AllowedMethod>PUT</AllowedMethod>
    <AllowedHeader>content-type</AllowedHeader><AllowedHeader>if-none-match</AllowedHeader></CORSRule></CORSConfiguration>`

  test('passes where browsers can upload, and strangers read images and no documents', async () => {
    const s3 = await aStore({ readable: publicOnly, cors: [cors] })
    expect((await examine(s3)).storage).toMatchObject({ ok: true })
    expect((await examine({ ...s3, S3_BUCKET: 'nobodys' })).storage).toMatchObject({ ok: false })
  })

  test.each([
    ['no images', { readable: /^$/, cors: [cors] }, 'lets nobody read images/'],
    ['documents', { readable: /./, cors: [cors] }, 'lets everybody read documents/'],
    ['no preflight', { readable: publicOnly, cors: [] }, 'takes no files from browsers'],
  ])('that opens %s is reported, with what to do', async (_, rules, problem) => {
    const { storage } = await examine(await aStore(rules))
    expect(storage).toEqual({
      ok: false,
      detail: expect.stringMatching(new RegExp(`${problem}.*npm run balcao -- storage policy`)),
    })
  })
})
