import { randomUUID } from 'node:crypto'
import { adminPermissions } from '@balcao/domain/vocabulary'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appRouter } from '#api/app-router.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { demoPassword } from '#demo/demo-identity.ts'
import { createDnsResolver } from '#kit/dns/dns-resolver.ts'
import { aBrowser, refusalOf } from '#modules/accounts/testing/a-browser.ts'
import { inScope } from '#scope.ts'
import { type NameServer, openNameServer } from '#test/dns/a-name-server.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { buildServer } from '#web/build-server.ts'

let world: TestApp
let names: NameServer
let server: FastifyInstance
let admin: Admin
let neighbour: Admin

type Admin = ReturnType<typeof appRouter.createCaller>['admin']['domains']

beforeAll(async () => {
  world = await createTestApp({ environment: { PUBLIC_URL: 'https://loja.balcao.example' } })
  names = await openNameServer()
  world.app.dns = createDnsResolver({ servers: [names.address] })
  names.say('A', 'loja.balcao.example', '203.0.113.10')
  server = await buildServer(world.app)
  admin = await anAdminOf(world.platformId)
  const next = await inScope(world.app, randomUUID(), (scope) =>
    aPlatform(scope, {
      name: 'Vizinha',
      hosts: ['vizinha.localhost'],
      acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
      register: (account) => world.sandbox.acquirer('HAWKPAY').addAccount(account),
    }),
  )
  neighbour = await anAdminOf(next.platformId)
})
afterAll(async () => {
  await server.close()
  await names.close()
  await world.stop()
})

async function anAdminOf(platformId: string): Promise<Admin> {
  const { email } = await inScope(world.app, platformId, (scope) =>
    aPerson(scope, { roles: ['ADMIN'], permissions: [...adminPermissions] }),
  )
  const browser = aBrowser({ ...world, platformId })
  await browser.account.login({ door: 'ADMIN', email, password: demoPassword, rememberDevice: false })
  return appRouter.createCaller(browser.context).admin.domains
}

const mayHaveCertificate = async (host: string) =>
  (await server.inject({ url: `/internal/domain?domain=${host}`, headers: { host: 'proxy.internal' } }))
    .statusCode
const tokenOf = async (of: Admin, host: string) => {
  const { claims } = await of.list()
  const record = claims.find((claim) => claim.host === host)?.records.find(({ type }) => type === 'TXT')
  return record?.value ?? ''
}
const statesOf = async (host: string) => {
  const { records, isActive } = await admin.check({ host })
  return { isActive, ...Object.fromEntries(records.map(({ type, state }) => [type, state])) }
}

test('a host becomes the platform’s after its records prove owner and target, and not before', async () => {
  const host = 'painel.feira.example'
  await admin.claim({ host })
  expect(await statesOf(host)).toEqual({ isActive: false, CNAME: 'MISSING', TXT: 'MISSING' })
  expect(await mayHaveCertificate(host)).toBe(404)

  names.say('TXT', `_balcao.${host}`, 'v=outra-coisa')
  names.say('CNAME', host, 'outro.example')
  expect(await statesOf(host)).toEqual({ isActive: false, CNAME: 'OTHER', TXT: 'OTHER' })

  names.say('TXT', `_balcao.${host}`, 'v=outra-coisa', await tokenOf(admin, host))
  expect(await statesOf(host)).toEqual({ isActive: false, CNAME: 'OTHER', TXT: 'FOUND' })

  names.say('CNAME', host, 'loja.balcao.example')
  expect(await statesOf(host)).toEqual({ isActive: true, CNAME: 'FOUND', TXT: 'FOUND' })
  world.clock.advance({ minutes: 1 })
  expect(await mayHaveCertificate(host)).toBe(200)
  const { domains, claims } = await admin.list()
  expect([domains.map((domain) => domain.host), claims]).toEqual([
    expect.arrayContaining(['localhost', host]),
    [],
  ])
})

test('a root domain, which cannot have an alias, points here by the addresses', async () => {
  const host = 'feira.example'
  await admin.claim({ host })
  names.say('TXT', `_balcao.${host}`, await tokenOf(admin, host))
  names.say('A', host, '203.0.113.10', '198.51.100.7')
  expect(await admin.check({ host })).toMatchObject({ isActive: false, addresses: ['203.0.113.10'] })
  names.say('A', host, '203.0.113.10')
  expect(await statesOf(host)).toEqual({ isActive: true, CNAME: 'FOUND', TXT: 'FOUND' })
})

test('a claim does not reserve a host: of two platforms, the one that proves its claim gets the host', async () => {
  const host = 'disputado.example'
  await admin.claim({ host })
  await neighbour.claim({ host })
  names.say('CNAME', host, 'loja.balcao.example')
  names.say('TXT', `_balcao.${host}`, await tokenOf(neighbour, host))
  expect(await statesOf(host)).toEqual({ isActive: false, CNAME: 'FOUND', TXT: 'OTHER' })
  expect((await neighbour.check({ host })).isActive).toBe(true)
  expect(await refusalOf(admin.claim({ host }))).toBe('host_taken')
  expect(await refusalOf(admin.remove({ host: 'vizinha.localhost', reason: 'Não é minha' }))).toBe(
    'not_found',
  )
})

test('a timeout of the name servers is shown differently from a missing record', async () => {
  const host = 'sem-resposta.example'
  await admin.claim({ host })
  const { dns } = world.app
  world.app.dns = async () => null
  expect(await statesOf(host)).toEqual({ isActive: false, CNAME: 'SILENT', TXT: 'SILENT' })
  world.app.dns = dns
})

test('links use the chosen host, and that host cannot be removed by mistake', async () => {
  const host = 'painel.feira.example'
  await admin.makePrimary({ host })
  await admin.useForCheckout({ host: 'feira.example' })
  const { domains } = await admin.list()
  expect(domains.find(({ isPrimary }) => isPrimary)?.host).toBe(host)
  expect(domains.find(({ isForCheckout }) => isForCheckout)?.host).toBe('feira.example')
  expect(await refusalOf(admin.remove({ host, reason: 'Trocamos de marca' }))).toBe('domain_is_primary')
  await admin.remove({ host: 'feira.example', reason: 'Trocamos de marca' })
  world.clock.advance({ minutes: 1 })
  expect(await mayHaveCertificate('feira.example')).toBe(404)
  const [row] = await world.owner`select reason from audit_log where action = 'platform_domain.removed'`
  expect(row?.reason).toBe('Trocamos de marca')
})

test('the reverse proxy may get certificates for the installation’s own hosts, and for no malformed one', async () => {
  expect(await mayHaveCertificate('loja.balcao.example')).toBe(200)
  expect(await mayHaveCertificate('')).toBe(404)
  expect(await mayHaveCertificate('a&domain=b')).toBe(404)
})
