import { useMutation } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useSearchTexts } from '#address/use-search-texts.ts'
import { api } from '#api/client.ts'
import { CustomerCodeStep } from './customer-code-step.tsx'
import { CustomerEmailStep } from './customer-email-step.tsx'

/**
 * Buyers have no password: a code goes to the mailbox of the purchase. A buyer who follows the link of a payment page
 * in the browser that paid gets the code without typing an e-mail; in another browser the same link asks for the
 * e-mail. A link in a mail contains the recipient's address in its fragment.
 */
export function CustomerDoor() {
  const [email, setEmail] = useState<string | null>(null)
  const [{ payment }] = useSearchTexts()
  const { mutate } = useMutation(api.checkout.requestAccessCode.mutationOptions())
  const mailed = new URLSearchParams(useLocation().hash).get('email') ?? ''
  const isAsked = useRef(false)
  useEffect(() => {
    if (payment === undefined || isAsked.current) return
    isAsked.current = true
    mutate({ paymentId: payment }, { onSuccess: (sent) => setEmail(sent.email) })
  }, [payment, mutate])
  return email === null ? (
    <CustomerEmailStep mailed={mailed} onSent={setEmail} />
  ) : (
    <CustomerCodeStep email={email} onOtherEmail={() => setEmail(null)} />
  )
}
