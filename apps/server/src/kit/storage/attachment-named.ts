import { invariant } from '#kit/invariant.ts'

/** The header that makes a browser save a file, under this name if given. Names are our own ASCII. */
export function attachmentNamed(fileName: string | undefined): string {
  if (fileName === undefined) return 'attachment'
  invariant(isPlainFileName(fileName), 'a file name has letters, digits, dots and dashes')
  return `attachment; filename="${fileName}"`
}

export function isPlainFileName(fileName: string): boolean {
  return /^[a-z0-9][a-z0-9.-]{0,99}$/.test(fileName)
}
