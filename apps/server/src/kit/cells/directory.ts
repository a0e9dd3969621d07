import { AppError } from '@balcao/domain/texts/app-error'
import { z } from 'zod'
import { isTestPlatform } from '#kit/test-platform.ts'

export const cellName = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/)

const directoryShape = z.object({
  cells: z.record(
    cellName,
    z.object({
      /** Where the reverse proxy reaches the cell. */
      url: z.url({ protocol: /^https?$/ }),
      /** Where people reach it: its PUBLIC_URL. */
      publicUrl: z.url({ protocol: /^https?$/ }),
      /** Hosts of the cell itself, such as those of its card and pixel frames. */
      hosts: z.array(z.string()),
      /** Maximum number of platforms that the operator wants in it. */
      capacity: z.int().min(1),
    }),
  ),
  platforms: z.record(
    z.uuid(),
    z.object({
      cell: cellName,
      since: z.iso.datetime(),
      /** The run of the mover that may switch the platform: an earlier run that was presumed dead cannot. */
      moving: z.object({ to: cellName, run: z.uuid() }).nullable(),
      hosts: z.array(z.string()),
    }),
  ),
})

/**
 * Which cell serves which platform and its hosts. A cell is a whole installation with a database of its own; an
 * installation without cells has no directory. It is one document, so that every version is consistent.
 */
export type Directory = z.output<typeof directoryShape>
export type Cell = Directory['cells'][string]

export const emptyDirectory: Directory = { cells: {}, platforms: {} }

/** Also checked before it is signed: an invalid document would be unreadable for all cells. */
export function checkedDirectory(document: unknown): Directory {
  return directoryShape.parse(document)
}

/** The cell that serves a host; null for an unknown host. */
export function cellOfHost(directory: Directory, host: string): string | null {
  const platform = Object.values(directory.platforms).find(({ hosts }) => hosts.includes(host))
  if (platform) return platform.cell
  return Object.entries(directory.cells).find(([, { hosts }]) => hosts.includes(host))?.[0] ?? null
}

export function withCell(directory: Directory, name: string, cell: Cell): Directory {
  const others = without(directory.cells, name)
  refuseTaken({ ...directory, cells: others }, cell.hosts)
  return { ...directory, cells: { ...others, [name]: cell } }
}

type Placed = { platformId: string; cell: string; hosts: readonly string[]; now: Date }

/**
 * The cell with the most free places, where a new platform is opened; null without cells. A moving platform takes a
 * place in both cells; the operator's own platform, which has no host, and test modes take none.
 */
export function emptiestCell({ cells, platforms }: Directory): string | null {
  const tenants = Object.entries(platforms).flatMap(([id, platform]) =>
    platform.hosts.length > 0 && !isTestPlatform(id) ? [platform] : [],
  )
  const [first] = Object.entries(cells)
    .map(([name, { capacity }]) => ({
      name,
      left: capacity - tenants.filter(({ cell, moving }) => cell === name || moving?.to === name).length,
    }))
    .sort((one, other) => other.left - one.left || one.name.localeCompare(other.name))
  return first?.name ?? null
}

/** Adds a platform, or replaces its hosts. A platform of another cell is refused. */
export function withPlatform(directory: Directory, { platformId, cell, hosts, now }: Placed): Directory {
  const known = directory.platforms[platformId]
  if (known && known.cell !== cell) throw new AppError('wrong_cell', { cell: known.cell })
  const others = without(directory.platforms, platformId)
  refuseTaken({ ...directory, platforms: others }, hosts)
  const entry = { cell, since: now.toISOString(), moving: null, ...known, hosts: [...hosts] }
  return { ...directory, platforms: { ...others, [platformId]: entry } }
}

/** Removes a platform that left all cells. */
export function withoutPlatform(directory: Directory, platformId: string): Directory {
  return { ...directory, platforms: without(directory.platforms, platformId) }
}

function refuseTaken(directory: Directory, hosts: readonly string[]): void {
  if (hosts.some((host) => cellOfHost(directory, host) !== null))
    throw new AppError('host_taken', { field: 'host' })
}

function without<T>(entries: Record<string, T>, name: string): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).filter(([key]) => key !== name))
}
