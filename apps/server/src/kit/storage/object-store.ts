import type { Readable } from 'node:stream'

export type UploadRequest = { key: string; contentType: string; sizeBytes: number; expiresInSeconds: number }

export type DownloadRequest = {
  key: string
  expiresInSeconds: number
  /** File name for the downloading browser; letters, digits, dots and dashes. */
  fileName?: string
}

/** The upload address, and the headers that the browser must send; they are part of the signature. */
export type SignedUpload = { url: string; headers: Record<string, string> }

export type StoredObject = { contentType: string; sizeBytes: number; body: Readable }

/** A range of bytes, both ends included. */
export type ByteRange = { start: number; end: number }

/** A file that arrives in parts under an id of the store's own; nothing is stored under its key until they are joined. */
export type PartedFile = { key: string; partsId: string }

export type PartRequest = PartedFile & { number: number; sizeBytes: number; expiresInSeconds: number }

export type StoredPart = { number: number; sizeBytes: number }

/** Files by key, on disk or in an S3-compatible store; callers cannot tell which. */
export type ObjectStore = {
  /** A link that accepts exactly this file, once, until it expires. */
  signUpload(request: UploadRequest): Promise<SignedUpload>
  /** A link by which its holder reads a private file until it expires. */
  signDownload(request: DownloadRequest): Promise<{ url: string }>
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Stores a local file of any size; it is never held in memory. */
  putFile(key: string, path: string, contentType: string): Promise<void>
  /** Of a range, `sizeBytes` is the size of the range. */
  get(key: string, range?: ByteRange): Promise<StoredObject | null>
  /** Size that the store wants of every part but the last. */
  partBytes: number
  beginParts(key: string): Promise<PartedFile>
  /** A link that accepts this part until it expires; the last file sent by it counts. */
  signPart(request: PartRequest): Promise<SignedUpload>
  /** The parts that have arrived, in their order; null where they were joined or dropped. */
  listParts(file: PartedFile): Promise<StoredPart[] | null>
  /**
   * Joins all parts, of this total size, into the file, or stores nothing. The upload then accepts no more parts,
   * and a repeated call changes nothing.
   */
  joinParts(file: PartedFile & { sizeBytes: number }): Promise<void>
  dropParts(file: PartedFile): Promise<void>
  remove(key: string): Promise<void>
  /**
   * The address for browsers. A path of this server for files on disk, so that it is valid under every
   * domain.
   */
  publicUrl(key: string): string
}
