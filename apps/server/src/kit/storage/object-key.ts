import { randomBytes } from 'node:crypto'
import { invariant } from '#kit/invariant.ts'
import { type FileType, fileKinds, fileTypeOfKey } from './file-kinds.ts'

/**
 * Folders that any visitor may read. Every other folder is never served, so a new kind of file starts out private.
 */
export const publicFolders = ['images', 'billets'] as const
export type PublicFolder = (typeof publicFolders)[number]
/** Folders readable only by the server, or through a signed link. */
export type PrivateFolder =
  | 'certificates'
  | 'evidence'
  | 'documents'
  | 'invoices'
  | 'accounting'
  | 'exports'
  | 'imports'
  | 'archives'
  | 'contents'
  | typeof arrivalsFolder

/**
 * The upload folder of browsers. Nothing is served from it: a file is checked, cleaned, and moved to the folder of its
 * purpose.
 */
export const arrivalsFolder = 'arrivals'

const keyShape = /^[a-z]+(?:\/[a-z0-9-]+)+\.[a-z][a-z0-9]+$/

/** A random name: it contains neither the file's own name nor any other data of the person. */
export function newObjectKey(folder: PublicFolder | PrivateFolder, contentType: FileType): string {
  return `${folder}/${randomBytes(16).toString('hex')}.${fileKinds[contentType].extension}`
}

export function isObjectKey(key: string): boolean {
  return keyShape.test(key) && fileTypeOfKey(key) !== undefined
}

export function isPublicKey(key: string): boolean {
  return isObjectKey(key) && publicFolders.some((folder) => key.startsWith(`${folder}/`))
}

/**
 * Checks a key made by our own code. Another shape, or the ending of another type, is a bug and touches no file.
 */
export function requireObjectKey(key: string, contentType: string = fileTypeOfKey(key) ?? ''): FileType {
  const type = fileTypeOfKey(key)
  invariant(isObjectKey(key) && type !== undefined, 'an object key has the shape folder/name.extension')
  invariant(type === contentType, 'an object key ends as its content type says')
  return type
}
