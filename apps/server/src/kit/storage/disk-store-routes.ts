import type { Readable } from 'node:stream'
import { AppError } from '@balcao/domain/texts/app-error'
import type { FastifyInstance } from 'fastify'
import { attachmentNamed } from './attachment-named.ts'
import { type DiskStore, downloadPath, filesPath, partPath, uploadPath } from './disk-store.ts'
import { fileKinds, fileTypeOfKey } from './file-kinds.ts'
import { lockedDown } from './locked-down.ts'
import { isPublicKey } from './object-key.ts'

const drainedBytesMax = 16 * 1024 * 1024

/** Routes in place of an S3-compatible store: uploads by signed link, and public downloads. */
export async function diskStoreRoutes(
  server: FastifyInstance,
  { store }: { store: DiskStore },
): Promise<void> {
  // The body is a file whatever its type says, so it arrives as an unparsed stream.
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', (_request, payload, done) => done(null, payload))

  // The link itself is the permission: no cookie is read, so no other site can misuse one.
  server.put<{ Body: Readable | undefined }>(
    uploadPath,
    { config: { acceptsOtherOrigins: true } },
    async (request, reply) => {
      const { query, headers, body } = request
      // The rest of a refused file is read and dropped, unless its length is unknown or too large.
      if (!(Number(headers['content-length']) <= drainedBytesMax)) reply.header('connection', 'close')
      if (!body) throw new AppError('upload_refused', { reason: 'size' })
      await store.receive({ query, contentType: headers['content-type'], body })
      return reply.code(200).send()
    },
  )

  server.put<{ Body: Readable | undefined }>(
    partPath,
    { config: { acceptsOtherOrigins: true } },
    async (request, reply) => {
      const { query, headers, body } = request
      if (!(Number(headers['content-length']) <= drainedBytesMax)) reply.header('connection', 'close')
      if (!body) throw new AppError('upload_refused', { reason: 'size' })
      await store.receivePart({ query, body })
      return reply.code(200).send()
    },
  )

  server.get(downloadPath, async (request, reply) => {
    const stored = await store.hand(request.query)
    if (!stored) throw new AppError('not_found')
    return reply
      .headers({
        ...lockedDown,
        'content-type': stored.contentType,
        'content-length': stored.sizeBytes,
        'content-disposition': attachmentNamed(stored.fileName),
        'cache-control': 'private, no-store',
      })
      .send(stored.body)
  })

  server.get<{ Params: { '*': string } }>(`${filesPath}*`, async (request, reply) => {
    const key = request.params['*']
    const stored = isPublicKey(key) ? await store.get(key) : null
    if (!stored) throw new AppError('not_found')
    const type = fileTypeOfKey(key)
    if (!type || !fileKinds[type].isImage) reply.header('content-disposition', 'attachment')
    return reply
      .headers({
        ...lockedDown,
        'content-type': stored.contentType,
        'content-length': stored.sizeBytes,
        // A key is never reused for another file.
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(stored.body)
  })
}
