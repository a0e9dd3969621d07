import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { products } from '#db/schema/catalog.ts'
import { aPerson } from '#demo/a-person.ts'
import { aProduct } from '#demo/an-offer.ts'
import { demoPassword } from '#demo/demo-identity.ts'
import { aBrowser, type Browser } from '#modules/accounts/testing/a-browser.ts'
import { inScope } from '#scope.ts'
import { createWorldWithStandby, type WorldWithStandby } from '#test/world-with-standby.ts'
import { proceduresFor } from './procedures-for.ts'
import { router } from './trpc.ts'

const seller = proceduresFor({ area: 'SELLER' })
const catalogue = router({
  list: seller.readLagging(async ({ tx }) =>
    (await tx.select({ name: products.name }).from(products)).map(({ name }) => name),
  ),
  add: seller.write(z.object({ name: z.string().min(1) }), async (caller, { name }) => {
    await aProduct(caller, { sellerId: caller.session.userId, name })
    if (name === 'refused') throw new Error('The change was cancelled')
  }),
})
const on = (browser: Browser) => catalogue.createCaller(browser.context)

let world: WorldWithStandby
let marina: Browser
let otto: Browser

beforeAll(async () => {
  world = await createWorldWithStandby()
  const enter = async (name: string) => {
    const { email } = await inScope(world.app, world.platformId, (scope) => aPerson(scope, { name }))
    const browser = aBrowser(world)
    await browser.account.login({ door: 'SELLER', email, password: demoPassword, rememberDevice: false })
    return browser
  }
  marina = await enter('Marina Lopes')
  otto = await enter('Otto Brandão')
  await world.standby.catchUp()
  await world.standby.pauseReplay()
})
afterAll(async () => {
  await world?.standby.resumeReplay()
  await world?.stop()
})

test('a person who has just changed a record finds it in the list, while others may still see the former list', async () => {
  await on(marina).add({ name: 'Curso de pão' })
  expect(await on(marina).list()).toEqual(['Curso de pão'])
  expect(await on(otto).list()).toEqual([])
})

test('the mark of an own write lasts a few seconds, in a cookie that is HttpOnly and same-site', () => {
  expect(marina.cookieAttributes.get('balcao-wrote')?.toSorted()).toEqual([
    'HttpOnly',
    'Max-Age=5',
    'Path=/',
    'SameSite=Lax',
  ])
})

test('a list reads the replica again when the browser has forgotten the cookie', async () => {
  marina.cookies.delete('balcao-wrote')
  expect(await on(marina).list()).toEqual([])
})

test('a failed change does not affect the lists', async () => {
  await expect(on(otto).add({ name: 'refused' })).rejects.toThrow()
  expect(otto.cookies.has('balcao-wrote')).toBe(false)
})
