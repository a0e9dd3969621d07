import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as StreamOfNode } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { createTarDecoder, createTarPacker, type ParsedTarEntry, type TarPackController } from 'modern-tar'
import { CommandFailure, WrongCall } from '#cli/command.ts'

export type ArchiveEntry = {
  name: string
  size: number
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/** Cost of trying one passphrase, as a power of two: about a second, the default of the age tool. */
const usualCost = 18

/** Writes entries to a file that `age --decrypt FILE | tar xz` opens. The file gets its name once it is complete. */
export async function writeArchive(
  path: string,
  passphrase: string,
  entries: AsyncIterable<ArchiveEntry> | Iterable<ArchiveEntry>,
  cost = usualCost,
): Promise<void> {
  const encrypter = new Encrypter()
  encrypter.setScryptWorkFactor(cost)
  encrypter.setPassphrase(passphrase)
  const { readable, controller } = createTarPacker()
  const sealed = await encrypter.encrypt(readable.pipeThrough(new CompressionStream('gzip')))
  const unfinished = `${path}.unfinished`
  try {
    await Promise.all([
      packAll(controller, entries),
      pipeline(
        Readable.fromWeb(sealed as StreamOfNode),
        createWriteStream(unfinished, { mode: 0o600, flush: true }),
      ),
    ])
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function packAll(
  controller: TarPackController,
  entries: AsyncIterable<ArchiveEntry> | Iterable<ArchiveEntry>,
): Promise<void> {
  try {
    for await (const { name, size, body } of entries) {
      const writer = controller.add({ name, size }).getWriter()
      for await (const part of body) await writer.write(part)
      await writer.close()
    }
    controller.finalize()
  } catch (error) {
    controller.error(error)
    throw error
  }
}

/** The entries of an archive in their order. An archive that was cut off or changed fails before its end. */
export async function* readArchive(path: string, passphrase: string): AsyncGenerator<ParsedTarEntry> {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  const file = createReadStream(path)
  const sealed = Readable.toWeb(file) as ReadableStream<Uint8Array>
  const opened = await decrypter.decrypt(sealed).catch((error) => {
    file.destroy()
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new WrongCall(`There is no file ${path}`)
    throw new WrongCall(`${path} is no archive, or BALCAO_ARCHIVE_PASSPHRASE is not that of ${path}`)
  })
  try {
    yield* (opened as ReadableStream<Uint8Array<ArrayBuffer>>)
      .pipeThrough(new DecompressionStream('gzip'))
      .pipeThrough(createTarDecoder({ strict: true }))
  } catch (error) {
    if (error instanceof CommandFailure || (error as { code?: string }).code) throw error
    throw new CommandFailure(`${path} is damaged: nothing was taken from it`)
  } finally {
    file.destroy()
  }
}
