import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { Clock } from '#kit/clock.ts'
import { invariant } from '#kit/invariant.ts'
import { attachmentNamed } from './attachment-named.ts'
import { requireObjectKey } from './object-key.ts'
import type { ObjectStore } from './object-store.ts'

export type S3Config = {
  endpoint: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/**
 * Any S3-compatible store. Its own policy opens the public folders for reading; no object has a permission of
 * its own.
 */
export function createS3Store({ s3, clock }: { s3: S3Config; clock: Clock }): ObjectStore {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = s3
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Not every store other than Amazon's supports the newer checksum trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  })
  const base = endpoint
    ? `${endpoint.replace(/\/$/, '')}/${bucket}`
    : `https://${bucket}.s3.${region}.amazonaws.com`

  return {
    async signUpload({ key, contentType, sizeBytes, expiresInSeconds }) {
      requireObjectKey(key, contentType)
      const command = new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        ContentType: contentType,
        ContentLength: sizeBytes,
        // The store refuses a second file under the same name: a link works once.
        IfNoneMatch: '*',
      })
      const url = await getSignedUrl(client, command, {
        expiresIn: expiresInSeconds,
        signingDate: clock.now(),
        signableHeaders: new Set(['host', 'content-type', 'content-length', 'if-none-match']),
      })
      return { url, headers: { 'content-type': contentType, 'if-none-match': '*' } }
    },
    async signDownload({ key, expiresInSeconds, fileName }) {
      requireObjectKey(key)
      const command = new GetObjectCommand({
        Bucket: bucket,
        Key: key,
        ResponseContentDisposition: attachmentNamed(fileName),
      })
      const url = await getSignedUrl(client, command, {
        expiresIn: expiresInSeconds,
        signingDate: clock.now(),
      })
      return { url }
    },
    async put(key, bytes, contentType) {
      requireObjectKey(key, contentType)
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentType: contentType }),
      )
    },
    async putFile(key, path, contentType) {
      requireObjectKey(key, contentType)
      const { size } = await stat(path)
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: key,
          Body: createReadStream(path),
          ContentLength: size,
          ContentType: contentType,
        }),
      )
    },
    async get(key) {
      const contentType = requireObjectKey(key)
      try {
        const found = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
        invariant(found.Body instanceof Readable, 'the store answers with a stream')
        return { contentType, sizeBytes: found.ContentLength ?? 0, body: found.Body }
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async remove(key) {
      requireObjectKey(key)
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
    },
    publicUrl(key) {
      requireObjectKey(key)
      return `${base}/${key}`
    },
  }
}
