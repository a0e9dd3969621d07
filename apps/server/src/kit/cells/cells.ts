import { AppError } from '@balcao/domain/texts/app-error'
import type { Log } from '#kit/log.ts'
import { callCell, type ProvenCall, provenCall, signatureOfAnswer } from './cell-calls.ts'
import { cellOfHost, type Directory, emptyDirectory } from './directory.ts'
import { openDirectory, openDirectoryStore, type SignedDirectory } from './directory-store.ts'

/** The operator's other installations, as this one knows them. */
export type Cells = {
  /** Null for an installation without cells. */
  name: string | null
  directory(): Directory
  /** The name of the cell in which a platform lives, if it is another one; else null. */
  elsewhere(platformId: string): string | null
  /** Refuses work for a platform that lives in another cell. */
  refuseElsewhere(platformId: string): void
  /** Refuses a host that is served by another cell. */
  refuseHostElsewhere(host: string): void
  /** Changes the directory for all cells. Refused while it cannot be reached. */
  change(edit: (directory: Directory) => Directory): Promise<void>
  /** Reads changes of other cells now, without waiting for the next poll. */
  catchUp(): Promise<void>
  /** Calls another cell. A cell without a proven answer in time is refused as silent. */
  call(cell: string, body: string, timeoutMs: number): Promise<string>
  /** A proven call of another cell to this one; null without a proof. */
  proven(headers: Record<string, string | string[] | undefined>, body: string): ProvenCall | null
  signAnswer(callId: string, body: string): string
  stop(): Promise<void>
}

/** For an installation without cells. */
export const noCells: Cells = {
  name: null,
  directory: () => emptyDirectory,
  elsewhere: () => null,
  refuseElsewhere: () => {},
  refuseHostElsewhere: () => {},
  change: async () => {},
  catchUp: async () => {},
  call: async (cell) => {
    throw new AppError('cell_silent', { cell })
  },
  proven: () => null,
  signAnswer: () => '',
  stop: async () => {},
}

export type CellConfig = { name: string; directoryUrl: string; directoryKey: Buffer }

/** Copy of the last version in the cell's own database, by which a cell serves for hours without the directory. */
export type KeptDirectory = {
  read(): Promise<SignedDirectory | null>
  write(version: SignedDirectory): Promise<void>
}

const askEveryMs = 2_000

/** Follows the directory: first the kept copy, then every new version. */
export async function followCells(
  { name, directoryUrl, directoryKey }: CellConfig,
  { kept, log, everyMs = askEveryMs }: { kept: KeptDirectory; log: Log; everyMs?: number },
): Promise<Cells> {
  const store = openDirectoryStore(directoryUrl, directoryKey)
  let version = 0
  let directory = emptyDirectory
  let isReachable = true
  const take = async (signed: SignedDirectory | null, isNew: boolean) => {
    if (!signed || signed.version <= version) return
    const next = openDirectory(signed, directoryKey)
    if (isNew) await kept.write(signed)
    directory = next
    version = signed.version
  }
  const ask = async () => {
    try {
      await take(await store.readAfter(version), true)
      isReachable = true
    } catch (error) {
      if (isReachable) log.warn({ error }, 'The directory of cells does not answer: the last version counts')
      isReachable = false
    }
  }
  await take(await kept.read(), false)
  await ask()
  let asking: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    asking = asking.then(ask)
  }, everyMs)
  timer.unref()
  const otherThanThis = (cell: string | null | undefined) => (cell && cell !== name ? cell : null)
  const refuse = (cell: string | null | undefined) => {
    if (otherThanThis(cell)) throw new AppError('wrong_cell', { cell })
  }
  const cellOf = (platformId: string) => directory.platforms[platformId]?.cell
  return {
    name,
    directory: () => directory,
    elsewhere: (platformId) => otherThanThis(cellOf(platformId)),
    refuseElsewhere: (platformId) => refuse(cellOf(platformId)),
    refuseHostElsewhere: (host) => refuse(cellOfHost(directory, host)),
    async change(edit) {
      const next = await store.change(edit).catch((error: unknown) => {
        throw error instanceof AppError ? error : new AppError('database_lost', {}, { cause: error })
      })
      await take(next, true)
    },
    catchUp: ask,
    async call(cell, body, timeoutMs) {
      const url = directory.cells[cell]?.url
      if (url === undefined) throw new AppError('cell_silent', { cell })
      return callCell(directoryKey, { cell, url, timeoutMs }, body)
    },
    proven: (headers, body) => provenCall(directoryKey, { to: name, headers, body }),
    signAnswer: (callId, body) => signatureOfAnswer(directoryKey, callId, body),
    async stop() {
      clearInterval(timer)
      await asking
      await store.close()
    },
  }
}
