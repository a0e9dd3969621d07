import { readFile } from 'node:fs/promises'
import type { ConsoleLocale } from '@balcao/domain/vocabulary'
import { z } from 'zod'

const listedFiles = z.record(
  z.string(),
  z.object({
    door: z.string().nullable(),
    scripts: z.record(z.enum(['PT_BR', 'EN_US']), z.array(z.string())),
  }),
)

type Reader = { locale: ConsoleLocale; isSignedIn: boolean }

/**
 * The first scripts of a console address. A visitor without a session gets those of the area's login page.
 */
export type FirstFiles = (path: string, reader: Reader) => readonly string[]

export async function readFirstFiles(path: string): Promise<FirstFiles> {
  const listed = listedFiles.parse(JSON.parse(await readFile(path, 'utf8')))
  const addresses = Object.entries(listed).map(([address, files]) => ({
    pattern: new RegExp(`^${address.replace(/\$[^/]+/g, '[^/]+')}/?$`),
    files,
  }))
  return (asked, { locale, isSignedIn }) => {
    const found = addresses.find(({ pattern }) => pattern.test(asked))?.files
    const files = found?.door && !isSignedIn ? listed[found.door] : found
    return files?.scripts[locale] ?? []
  }
}
