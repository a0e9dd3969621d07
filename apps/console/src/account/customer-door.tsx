import { useState } from 'react'
import { CustomerCodeStep } from './customer-code-step.tsx'
import { CustomerEmailStep } from './customer-email-step.tsx'

/** Buyers have no password: a code goes to the mailbox of the purchase. */
export function CustomerDoor() {
  const [email, setEmail] = useState<string | null>(null)
  return email === null ? (
    <CustomerEmailStep onSent={setEmail} />
  ) : (
    <CustomerCodeStep email={email} onOtherEmail={() => setEmail(null)} />
  )
}
