import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { paymentLinks } from '#db/schema/links.ts'
import type { Caller } from '#rpc/caller.ts'
import type { LinkIdInput } from './link.input.ts'
import { pageOfLinks } from './list-links.ts'

/** One of the caller's own links. */
export async function getLink(caller: Caller, { linkId }: LinkIdInput) {
  const { rows } = await pageOfLinks(caller, { limit: 1 }, eq(paymentLinks.id, linkId))
  const [link] = rows
  if (!link) throw new AppError('not_found')
  return link
}
