import type { ReactNode } from 'react'

export const checkoutFormId = 'checkout-form'

export function CheckoutForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <form
      id={checkoutFormId}
      className="column-form"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
