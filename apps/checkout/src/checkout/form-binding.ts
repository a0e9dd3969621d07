import type { InstallmentOption } from '@balcao/domain/installments'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { BuyerForm, TextField } from './buyer-form.ts'
import type { ChargedAmounts } from './order-amounts.ts'
import type { CardFrame } from './use-card-frame.ts'

/** What a section of the form needs of the whole: its values, their errors, and a way to change them. */
export type FormBinding = {
  form: BuyerForm
  /** Those that take the purchase at its present price. */
  methods: readonly PaymentMethod[]
  amounts: ChargedAmounts
  /** How the price may be divided on the card; none for another method. */
  installments: readonly InstallmentOption[]
  /** Whether the browser has the page: only then is the chosen method the buyer's or the page's own choice. */
  isArrived: boolean
  errorOf: (field: TextField) => string | undefined
  isRight: (field: TextField) => boolean
  change: (values: Partial<BuyerForm>) => void
  leave: (field: TextField) => void
  cardFrame: CardFrame
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
