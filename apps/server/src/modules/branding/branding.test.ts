import { adminPermissions } from '@balcao/domain/vocabulary'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appRouter } from '#api/app-router.ts'
import { aPerson } from '#demo/a-person.ts'
import { demoPassword } from '#demo/demo-identity.ts'
import { aBrowser, refusedWith } from '#modules/accounts/testing/a-browser.ts'
import { previewMail } from '#modules/notifications/templates/preview-mail.ts'
import { inScope } from '#scope.ts'
import { anUpload } from '#test/an-upload.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { buildServer } from '#web/build-server.ts'

type Brand = ReturnType<typeof appRouter.createCaller>['admin']['brand']

let world: TestApp
let server: FastifyInstance
let brand: Brand
let adminId: string

beforeAll(async () => {
  world = await createTestApp()
  server = await buildServer(world.app)
  const admin = await inScope(world.app, world.platformId, (scope) =>
    aPerson(scope, { roles: ['ADMIN'], permissions: [...adminPermissions] }),
  )
  adminId = admin.id
  const browser = aBrowser(world)
  await browser.account.login({
    door: 'ADMIN',
    email: admin.email,
    password: demoPassword,
    rememberDevice: false,
  })
  brand = appRouter.createCaller(browser.context).admin.brand
})
afterAll(async () => {
  await server.close()
  await world.stop()
})

const read = async () => {
  const { versions: _, picturesUrl: __, ...form } = await brand.get()
  return form
}
const ask = (url: string) => server.inject({ url, headers: { host: 'localhost' } })

test('a new name, colour and pictures show in the browser tab, on the login pages, in the console and in mails', async () => {
  const upload = () => anUpload(world, { userId: adminId, purpose: 'PLATFORM_IMAGE', role: 'ADMIN' })
  const [logo, favicon, art] = [await upload(), await upload(), await upload()]
  await brand.save({
    ...(await read()),
    name: 'Feira Digital',
    brandColor: '#7A1F5C',
    mailColor: '#123456',
    logoKey: logo.key,
    faviconKey: favicon.key,
    doorImageKey: art.key,
  })
  world.clock.advance({ minutes: 1 })
  const door = (await ask('/login')).body
  for (const part of [
    'content="Feira Digital"',
    'content="#7a1f5c"',
    `<meta name="brand-logo" content="${logo.imageUrl}" />`,
    `<meta name="brand-door-image" content="${art.imageUrl}" />`,
    `<link rel="icon" href="${favicon.imageUrl}" />`,
  ])
    expect(door).toContain(part)
  expect((await ask('/favicon.ico')).headers.location).toBe(favicon.imageUrl)
  const mail = await inScope(world.app, world.platformId, (scope) =>
    previewMail(scope, { template: 'withdrawalPaid', locale: 'PT_BR' }),
  )
  expect(mail.html).toContain('Feira Digital')
  expect(mail.html).toContain('#123456')
  expect(mail.html).not.toContain('#7a1f5c')
})

test('a former brand is kept and can be restored, pictures included', async () => {
  const { versions, basedOn } = await brand.get()
  expect(versions.map(({ number, brand: { name } }) => [number, name])).toEqual([
    [2, 'Feira Digital'],
    [1, 'Balcão'],
  ])
  const [second, first] = versions
  if (!first || !second) throw new Error('Two versions were saved')
  await brand.save({ ...first.brand, basedOn })
  expect(await read()).toMatchObject({ name: 'Balcão', logoKey: null, basedOn: 3 })
  await brand.save({ ...second.brand, basedOn: 3 })
  expect(await read()).toMatchObject({ name: 'Feira Digital', logoKey: second.brand.logoKey, basedOn: 4 })
})

test('a form read before another save is refused', async () => {
  const form = await read()
  expect((await refusedWith(brand.save({ ...form, basedOn: form.basedOn - 1 }))).code).toBe('record_changed')
})

test('a light brand colour is accepted, because pages derive a legible shade; a light mail colour is refused', async () => {
  const light = await read()
  await brand.save({ ...light, brandColor: '#ffe680' })
  const form = await read()
  expect(form.brandColor).toBe('#ffe680')
  expect(await refusedWith(brand.save({ ...form, mailColor: '#eeeeee' }))).toMatchObject({
    code: 'brand_unreadable',
    details: { field: 'mailColor' },
  })
})

test('a picture uploaded by another person is refused', async () => {
  const stranger = await inScope(world.app, world.platformId, (scope) => aPerson(scope, { roles: ['ADMIN'] }))
  const { key } = await anUpload(world, { userId: stranger.id, purpose: 'PLATFORM_IMAGE', role: 'ADMIN' })
  expect((await refusedWith(brand.save({ ...(await read()), logoKey: key }))).code).toBe('upload_not_found')
})
