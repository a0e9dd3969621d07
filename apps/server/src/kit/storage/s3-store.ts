import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListPartsCommand,
  NoSuchKey,
  type Part,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { Clock } from '#kit/clock.ts'
import { invariant } from '#kit/invariant.ts'
import { attachmentNamed } from './attachment-named.ts'
import { requireObjectKey } from './object-key.ts'
import type { ObjectStore, PartedFile } from './object-store.ts'

/** Stores accept at most ten thousand parts, and none below five megabytes except the last. */
const partBytes = 8 * 1024 * 1024

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

  /** The parts with the store's names; null if the store knows no such upload. */
  async function readParts({ key, partsId }: PartedFile): Promise<Part[] | null> {
    const parts: Part[] = []
    let after: string | undefined
    do {
      const answer = await client
        .send(new ListPartsCommand({ Bucket: bucket, Key: key, UploadId: partsId, PartNumberMarker: after }))
        .catch(nullIfNoUpload)
      if (!answer) return null
      parts.push(...(answer.Parts ?? []))
      after = answer.IsTruncated ? answer.NextPartNumberMarker : undefined
    } while (after !== undefined)
    return parts
  }

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
    async get(key, range) {
      const contentType = requireObjectKey(key)
      try {
        const found = await client.send(
          new GetObjectCommand({
            Bucket: bucket,
            Key: key,
            ...(range && { Range: `bytes=${range.start}-${range.end}` }),
          }),
        )
        invariant(found.Body instanceof Readable, 'the store answers with a stream')
        return { contentType, sizeBytes: found.ContentLength ?? 0, body: found.Body }
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    partBytes,
    async beginParts(key) {
      const { UploadId: partsId } = await client.send(
        new CreateMultipartUploadCommand({ Bucket: bucket, Key: key, ContentType: requireObjectKey(key) }),
      )
      invariant(partsId, 'the store names a file in parts')
      return { key, partsId }
    },
    async signPart({ key, partsId, number, sizeBytes, expiresInSeconds }) {
      requireObjectKey(key)
      const command = new UploadPartCommand({
        Bucket: bucket,
        Key: key,
        UploadId: partsId,
        PartNumber: number,
        ContentLength: sizeBytes,
      })
      const url = await getSignedUrl(client, command, {
        expiresIn: expiresInSeconds,
        signingDate: clock.now(),
        signableHeaders: new Set(['host', 'content-length']),
      })
      return { url, headers: {} }
    },
    async listParts(file) {
      const parts = await readParts(file)
      return parts?.map(({ PartNumber = 0, Size = 0 }) => ({ number: PartNumber, sizeBytes: Size })) ?? null
    },
    async joinParts({ key, partsId, sizeBytes }) {
      const parts = await readParts({ key, partsId })
      if (!parts) return
      const arrivedBytes = parts.reduce((sum, { Size = 0 }) => sum + Size, 0)
      invariant(arrivedBytes === sizeBytes, 'parts are joined when all are there')
      await client.send(
        new CompleteMultipartUploadCommand({
          Bucket: bucket,
          Key: key,
          UploadId: partsId,
          MultipartUpload: { Parts: parts.map(({ PartNumber, ETag }) => ({ PartNumber, ETag })) },
        }),
      )
    },
    async dropParts({ key, partsId }) {
      await client
        .send(new AbortMultipartUploadCommand({ Bucket: bucket, Key: key, UploadId: partsId }))
        .catch(nullIfNoUpload)
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

function nullIfNoUpload(error: unknown): null {
  if (error instanceof S3ServiceException && error.name === 'NoSuchUpload') return null
  throw error
}
