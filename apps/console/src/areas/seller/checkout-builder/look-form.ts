import type { CheckoutLook } from '@balcao/domain/checkout/checkout-page'
import { lookInput } from '@balcao/server/modules/catalog/builder/look.input'
import type { inferOutput } from '@trpc/tanstack-react-query'
import type { z } from 'zod'
import type { api } from '#api/client.ts'

export const lookSchema = lookInput
export type LookForm = z.input<typeof lookInput>
export type Builder = inferOutput<typeof api.seller.builder.get>

const noCountdown = {
  enabled: false,
  minutes: 15,
  text: '',
  endText: '',
  textColor: '#ffffff',
  backgroundColor: '#1f2a24',
}

/**
 * A look as the form edits it: switched-off parts have values too, so that switching them on shows something.
 */
export function lookFormOf(offerId: string, basedOn: number, { builder, ...look }: CheckoutLook): LookForm {
  return {
    offerId,
    basedOn,
    look: {
      ...look,
      builder: {
        ...builder,
        backRedirect: builder.backRedirect ?? '',
        countdown: builder.countdown ?? noCountdown,
      },
    },
  }
}
