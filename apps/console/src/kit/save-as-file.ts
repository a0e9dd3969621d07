import { saveBlob } from './save-blob.ts'

/** Saves data as a JSON file. */
export function saveAsFile(name: string, data: unknown): void {
  saveBlob(name, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
}
