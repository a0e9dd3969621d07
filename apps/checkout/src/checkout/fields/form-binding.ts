import type { InstallmentOption } from '@balcao/domain/money/installments'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { ChargedAmounts } from '#checkout/amounts/order-amounts.ts'
import type { BuyerForm, TextField } from './buyer-form.ts'
import type { CardFrame } from './use-card-frame.ts'

/** The form as seen by its sections: values, errors, and setters. */
export type FormBinding = {
  form: BuyerForm
  /** Methods that accept the purchase at its present price. */
  methods: readonly PaymentMethod[]
  amounts: ChargedAmounts
  /** Installments offered for the card; empty for another method. */
  installments: readonly InstallmentOption[]
  /** Whether the page runs in the browser: only then is the method the buyer's choice or the page's default. */
  isArrived: boolean
  errorOf: (field: TextField) => string | undefined
  isRight: (field: TextField) => boolean
  change: (values: Partial<BuyerForm>) => void
  leave: (field: TextField) => void
  cardFrame: CardFrame
  /** The frame of the second card, while two cards pay together. */
  secondFrame: CardFrame
}

export function bindField({ form, errorOf, change, leave }: FormBinding, name: TextField) {
  return {
    name,
    value: form[name],
    error: errorOf(name),
    onValue: (field: TextField, value: string) => change({ [field]: value }),
    onLeave: leave,
  }
}
