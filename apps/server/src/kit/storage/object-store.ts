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

/** Files by key, on disk or in an S3-compatible store; callers cannot tell which. */
export type ObjectStore = {
  /** A link that accepts exactly this file, once, until it expires. */
  signUpload(request: UploadRequest): Promise<SignedUpload>
  /** A link by which its holder reads a private file until it expires. */
  signDownload(request: DownloadRequest): Promise<{ url: string }>
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Stores a local file of any size; it is never held in memory. */
  putFile(key: string, path: string, contentType: string): Promise<void>
  get(key: string): Promise<StoredObject | null>
  remove(key: string): Promise<void>
  /**
   * The address for browsers. A path of this server for files on disk, so that it is valid under every
   * domain.
   */
  publicUrl(key: string): string
}
