import type { Import } from './subject.ts'

/** The seller's own product linked to a product of the file. */
export function productIdOf({ links }: Pick<Import, 'links'>, name: string): string | null {
  return links.find((link) => link.name === name)?.productId ?? null
}
