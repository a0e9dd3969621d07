import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

type Messages = { [key: string]: unknown }

const sourceFolder = join(import.meta.dirname, '../..')
const catalogues = globSync(`${sourceFolder}/**/pt-br.ts`)
  .map(dirname)
  .filter((folder) => folder !== import.meta.dirname)

/** Every plain string of a catalogue by its path: functions of values are sentences and skipped. */
function stringsOf(messages: Messages, path = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[`${path}.${key}`, value]]
    return typeof value === 'object' && value !== null ? stringsOf(value as Messages, `${path}.${key}`) : []
  })
}

/** Strings that a catalogue defines itself, each with its English text, since one term may have two translations. */
async function writtenIn(folder: string): Promise<string[]> {
  const [portuguese, english] = await Promise.all(
    ['pt-br.ts', 'en-us.ts'].map(async (file) => (await import(join(folder, file))).messages as Messages),
  )
  const source = readFileSync(join(folder, 'pt-br.ts'), 'utf8')
  const translated = new Map(stringsOf(english ?? {}))
  return stringsOf(portuguese ?? {})
    .filter(([path, text]) => {
      const key = path.split('.').at(-1)
      return source.includes(`${key}: '${text}'`) || source.includes(`${key}': '${text}'`)
    })
    .map(([path, text]) => `${text} | ${translated.get(path)}`)
}

async function sharedWords(): Promise<Set<string>> {
  const [portuguese, english] = await Promise.all([import('./pt-br.ts'), import('./en-us.ts')])
  const translated = new Map(stringsOf(english))
  return new Set(stringsOf(portuguese).map(([path, text]) => `${text} | ${translated.get(path)}`))
}

it('lets no other catalogue repeat a word of the shared catalogue', async () => {
  const shared = await sharedWords()
  expect(shared.size).toBeGreaterThan(300)
  const again: string[] = []
  for (const folder of catalogues)
    for (const pair of await writtenIn(folder))
      if (shared.has(pair)) again.push(`${pair}: ${relative(sourceFolder, folder)}`)
  expect(again).toEqual([])
})

it('has every word that three or more catalogues use in the shared catalogue', async () => {
  const places = new Map<string, Set<string>>()
  for (const folder of catalogues)
    for (const pair of await writtenIn(folder))
      places.set(pair, (places.get(pair) ?? new Set()).add(relative(sourceFolder, folder)))
  expect(places.size).toBeGreaterThan(1_000)
  const repeated = [...places].filter(([, folders]) => folders.size > 2)
  expect(repeated.map(([pair, folders]) => `${pair}: ${[...folders].join(', ')}`)).toEqual([])
})
