import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { certificateInput } from '#modules/acquirers/accounts/account.input.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import { getLegalVersion } from '#modules/platforms/legal/get-legal-version.ts'
import { legalTextInput } from '#modules/platforms/legal/legal-text.input.ts'
import { listLegalVersions } from '#modules/platforms/legal/list-legal-versions.ts'
import { publishLegalText } from '#modules/platforms/legal/publish-legal-text.ts'
import { inScope } from '#scope.ts'
import { aCashier, type Cashier } from '#test/a-cashier.ts'
import { aStall } from '#test/a-stall.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { buildServer } from '#web/build-server.ts'
import { checkoutSettingsInput } from './checkout-settings.input.ts'
import { isPlaceholderPhone } from './is-placeholder-phone.ts'
import { listSettingChanges } from './list-setting-changes.ts'
import { checkoutSettings } from './platform-sections.ts'
import { platformSettingsInput } from './platform-settings.input.ts'
import { savePlatformSettings } from './save-platform-settings.ts'

let world: TestApp
let staff: Cashier

beforeAll(async () => {
  world = await createTestApp()
  staff = await aCashier(world)
})
beforeEach(() => {
  world.clock.advance({ minutes: 1 })
})
afterAll(() => world.stop())

describe('the settings of all checkouts', () => {
  test('store phones as digits, and a former stand-in phone is never taken for a buyer’s', async () => {
    const { placeholderPhone: former } = await staff.call(checkoutSettings.get, {})
    const typed = {
      hidesCartTitle: true,
      placeholderDocument: '11.444.777/0001-61',
      placeholderPhone: '(11) 98888-7777',
    }
    await staff.call(checkoutSettings.save, checkoutSettingsInput.parse(typed))
    expect(await staff.call(checkoutSettings.get, {})).toEqual({
      hidesCartTitle: true,
      placeholderDocument: '11444777000161',
      placeholderPhone: '11988887777',
    })
    const platform = await inScope(world.app, world.platformId, getPlatform)
    for (const phone of [former, '11988887777']) expect(isPlaceholderPhone(platform, phone)).toBe(true)
    expect(isPlaceholderPhone(platform, '11912345678')).toBe(false)
  })

  test('remember the stand-in phone that the operator’s form replaces, with the same validation', async () => {
    const { platformId } = world
    const { placeholderPhone: former } = await staff.call(checkoutSettings.get, {})
    const { name, brandColor, locale, placeholderDocument } = await inScope(
      world.app,
      platformId,
      getPlatform,
    )
    const typed = {
      platformId,
      name,
      brandColor,
      locale,
      placeholderDocument,
      placeholderPhone: '(11) 97777-6666',
    }
    await staff.call(savePlatformSettings, platformSettingsInput.parse(typed))
    const platform = await inScope(world.app, platformId, getPlatform)
    for (const phone of [former, '11977776666']) expect(isPlaceholderPhone(platform, phone)).toBe(true)
    expect(platformSettingsInput.safeParse({ ...typed, placeholderPhone: '0011112222' }).success).toBe(false)
  })

  test('refuse an invalid document', () => {
    const typed = { hidesCartTitle: false, placeholderDocument: '123', placeholderPhone: '11988887777' }
    expect(checkoutSettingsInput.safeParse(typed).success).toBe(false)
  })
})

describe('a legal text', () => {
  const body =
    '# Quem somos\nA Balcão vende cursos e <b>livros</b> de quem ensina.\n\nOutro parágrafo.\n\n# Contato\nEscreva para nós.'

  test('is a page after it is published, with the typed text as plain text', async () => {
    const server = await buildServer(world.app)
    const read = () => server.inject({ url: '/legal/terms', headers: { host: 'localhost' } })
    expect((await read()).statusCode).toBe(404)
    await staff.call(publishLegalText, { kind: 'BUYER_TERMS', formerVersion: 0, body })
    const page = await read()
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('<h2>Quem somos</h2><p>A Balcão vende cursos e &lt;b&gt;livros&lt;/b&gt;')
    expect(page.body).toContain('Versão 1')
    await server.close()
  })

  test('has versions, and none is published over a version that the author has not seen', async () => {
    await staff.call(publishLegalText, { kind: 'PRIVACY', formerVersion: 0, body })
    const second = `${body}\n\nNovo.`
    await staff.call(publishLegalText, { kind: 'PRIVACY', formerVersion: 1, body: second })
    await expect(
      staff.call(publishLegalText, { kind: 'PRIVACY', formerVersion: 1, body }),
    ).rejects.toMatchObject({ code: 'record_changed' })
    const versions = await staff.call(listLegalVersions, { kind: 'PRIVACY' })
    expect(versions.map(({ version }) => version)).toEqual([2, 1])
    const wordsOf = (version: number) => staff.call(getLegalVersion, { kind: 'PRIVACY', version })
    expect([await wordsOf(2), await wordsOf(1)]).toEqual([{ body: second }, { body }])
    await expect(wordsOf(3)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('of the maximum length stays below the server’s body limit, and so does a certificate', async () => {
    const server = await buildServer(world.app)
    const send = (path: string, payload: object) =>
      server.inject({ method: 'POST', url: `/api/trpc/${path}`, headers: { host: 'localhost' }, payload })
    const text = { kind: 'PRIVACY', formerVersion: 2, body: 'não '.repeat(15_000).trim() }
    expect(legalTextInput.safeParse(text).success).toBe(true)
    const key = { half: 'cashIn', file: 'A'.repeat(60_000), authority: 'A'.repeat(20_000), reason: 'Novo' }
    expect(certificateInput.safeParse(key).success).toBe(true)
    expect((await send('admin.legalTexts.publish', text)).statusCode).toBe(401)
    expect((await send('admin.acquirers.storeCertificate', key)).statusCode).toBe(401)
    await server.close()
  })

  test('is linked from every checkout of the platform after it is published', async () => {
    const { offer } = await aStall(world)
    const { getCheckoutPage } = await import('#modules/checkout/get-checkout-page.ts')
    const { page } = await getCheckoutPage(world.app, world.platformId, offer.id)
    expect(page.platform.legalTexts).toEqual(['BUYER_TERMS', 'PRIVACY'])
  })
})

test('the history shows the author of each change of a setting, the newest first', async () => {
  const changes = await staff.call(listSettingChanges, {})
  expect(changes.map(({ action, about }) => [action, about])).toEqual([
    ['legal_text.published', 'PRIVACY'],
    ['legal_text.published', 'PRIVACY'],
    ['legal_text.published', 'BUYER_TERMS'],
    ['checkout_settings.saved', null],
  ])
  expect(changes.every(({ by }) => by !== null)).toBe(true)
})
