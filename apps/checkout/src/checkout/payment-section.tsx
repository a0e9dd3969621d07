import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { ReactNode } from 'react'
import type { CheckoutMessages } from '../messages/checkout/pt-br.ts'
import { BarcodeIcon, CardIcon, PixIcon } from '../page/icons.tsx'
import { useCheckoutData } from './checkout-context.ts'
import type { FormBinding } from './form-binding.ts'
import { offeredMethods } from './offered-methods.ts'
import { OrderBumpBox } from './order-bump-box.tsx'
import { SectionCard } from './section-card.tsx'

type MethodTexts = { name: string; note: string; steps: string[]; icon: ReactNode }

function methodTexts(messages: CheckoutMessages): Record<PaymentMethod, MethodTexts> {
  return {
    PIX: {
      name: messages.methodPix,
      note: messages.methodPixNote,
      steps: [messages.pixStep1, messages.pixStep2, messages.pixStep3],
      icon: <PixIcon />,
    },
    BILLET: {
      name: messages.methodBillet,
      note: messages.methodBilletNote,
      steps: [messages.billetStep1, messages.billetStep2, messages.billetStep3],
      icon: <BarcodeIcon />,
    },
    CREDIT_CARD: {
      name: messages.methodCreditCard,
      note: messages.methodCreditCardNote,
      steps: [],
      icon: <CardIcon />,
    },
  }
}

export function PaymentSection({ binding, children }: { binding: FormBinding; children: ReactNode }) {
  const { page, messages } = useCheckoutData()
  const methods = offeredMethods(page)
  const texts = methodTexts(messages)
  const step = page.product.type === 'FISICO' ? 3 : 2
  if (methods.length === 0) {
    return (
      <SectionCard id="payment" step={step} title={messages.paymentTitle}>
        <p className="muted">{messages.noMethods}</p>
      </SectionCard>
    )
  }
  return (
    <SectionCard id="payment" step={step} title={messages.paymentTitle}>
      <fieldset className="choices choices-methods">
        <legend className="visually-hidden">{messages.methodLegend}</legend>
        {methods.map((method) => (
          <label key={method} className="choice choice-method">
            <input
              type="radio"
              name="paymentMethod"
              value={method}
              checked={binding.form.paymentMethod === method}
              onChange={() => binding.change({ paymentMethod: method })}
            />
            <span className="choice-icon">{texts[method].icon}</span>
            <span className="choice-name">{texts[method].name}</span>
            <span className="choice-note">{texts[method].note}</span>
          </label>
        ))}
      </fieldset>
      <ol className="steps">
        {texts[binding.form.paymentMethod].steps.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <OrderBumpBox binding={binding} />
      {children}
    </SectionCard>
  )
}
