import type { Readable } from 'node:stream'

export type UploadRequest = { key: string; contentType: string; sizeBytes: number; expiresInSeconds: number }

export type DownloadRequest = {
  key: string
  expiresInSeconds: number
  /** What the file is called on the disk of whoever reads it; letters, digits, dots and dashes. */
  fileName?: string
}

/** Where the browser puts the file, and the headers it must send along; they are part of what was signed. */
export type SignedUpload = { url: string; headers: Record<string, string> }

export type StoredObject = { contentType: string; sizeBytes: number; body: Readable }

/** Files by key, on disk or in an S3-compatible store; nothing above this type can tell which. */
export type ObjectStore = {
  /** A link that takes exactly this file, once, until it expires. */
  signUpload(request: UploadRequest): Promise<SignedUpload>
  /** A link by which whoever holds it reads a private file until it expires. */
  signDownload(request: DownloadRequest): Promise<{ url: string }>
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Puts a file of this machine, whatever its size: it is never held in memory. */
  putFile(key: string, path: string, contentType: string): Promise<void>
  get(key: string): Promise<StoredObject | null>
  remove(key: string): Promise<void>
  /** Where a browser reads the file. A path of this server for files on disk, so that it holds under every domain. */
  publicUrl(key: string): string
}
