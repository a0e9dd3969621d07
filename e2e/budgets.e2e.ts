import { join } from 'node:path'
import { checkoutTemplates } from '@balcao/domain/vocabulary'
import { describe, expect, test } from 'vitest'
import { readBundleGraph } from './bundle-graph.ts'

const root = join(import.meta.dirname, '..')
const kilobyte = 1000

describe('the checkout', () => {
  const checkout = readBundleGraph(join(root, 'apps/checkout/dist/client'))

  const clients = checkout.names.filter((name) => /-client\.tsx?$/.test(name))
  const skins = clients.filter((name) => name.startsWith('src/skins/'))

  test.for(clients)('a buyer loads at most 110 KB of scripts and styles for %s', (page) => {
    const needed = checkout.neededBy([page])
    const weight = checkout.scriptWeight(needed) + checkout.styleWeight(needed)
    expect(weight).toBeLessThanOrEqual(110 * kilobyte)
  })

  test('the card frame takes at most 45 KB more', () => {
    const needed = checkout.neededBy(['src/card-frame-client.ts'])
    expect(checkout.scriptWeight(needed) + checkout.styleWeight(needed)).toBeLessThanOrEqual(45 * kilobyte)
  })

  test('a skin is a small part of its own: common code is shared by the three', () => {
    expect(skins).toHaveLength(checkoutTemplates.length)
    const shared = skins
      .map((skin) => checkout.neededBy([skin]))
      .reduce((one, other) => one.intersection(other))
    for (const skin of skins)
      expect(checkout.scriptWeight(checkout.neededBy([skin]).difference(shared))).toBeLessThanOrEqual(
        5 * kilobyte,
      )
  })
})

describe('the console', () => {
  const console = readBundleGraph(join(root, 'apps/console/dist'))
  const textsOf = (folder: string) => {
    const texts = `${folder}/pt-br.ts`
    return console.names.includes(texts) ? [texts] : []
  }
  const isScreen = (name: string) => name.endsWith('.screen.tsx')
  const screens = console.names.filter(isScreen)
  const login = console.neededBy([
    'index.html',
    'src/account/password-doors.tsx',
    ...textsOf('src/account/messages'),
    ...textsOf('src/i18n/core'),
    ...textsOf('../../packages/domain/src/error-texts'),
  ])
  const shell = console.neededBy([...login, 'src/shell/area-gate.tsx', ...textsOf('src/areas/seller/menu')])
  /** The libraries of every form: one file, loaded with the first form and cached. */
  const forms = new Set(console.names.filter((name) => name.startsWith('_forms-')))
  const weightBeyond = (names: Set<string>, known: Set<string>) =>
    console.scriptWeight(names.difference(known))

  test('the first load, the login page, takes at most 148 KB of scripts', () => {
    expect(console.scriptWeight(login)).toBeLessThanOrEqual(148 * kilobyte)
  })

  test('the shell around every screen takes at most 66 KB more', () => {
    expect(weightBeyond(shell, login)).toBeLessThanOrEqual(66 * kilobyte)
  })

  test.for(screens)('%s takes at most 60 KB more', (screen) => {
    const needed = console.neededBy([screen, ...textsOf(screen.replace(/[^/]+$/, 'messages'))])
    expect(weightBeyond(needed, shell.union(forms))).toBeLessThanOrEqual(60 * kilobyte)
  })

  test('the libraries of forms take at most 45 KB, once, and never reach the login page', () => {
    expect(forms.size).toBe(1)
    expect(console.scriptWeight(forms)).toBeLessThanOrEqual(45 * kilobyte)
    expect([...forms.intersection(console.reachableFrom([...login], isScreen))]).toEqual([])
  })
})
