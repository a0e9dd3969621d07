import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { ReactNode } from 'react'
import { percentText } from '#checkout/amounts/percent-text.ts'
import { useCheckoutData } from '#checkout/checkout-context.ts'
import { CardFields } from '#checkout/fields/card-fields.tsx'
import type { FormBinding } from '#checkout/fields/form-binding.ts'
import type { CheckoutMessages } from '#messages/checkout/pt-br.ts'
import { fillMessage } from '#messages/fill-message.ts'
import { BarcodeIcon, CardIcon, PixIcon } from '#page/icons.tsx'
import { AutomaticPixChoice } from './automatic-pix-choice.tsx'
import { defaultMethod } from './offered-methods.ts'
import { payAction } from './pay-action.ts'

type MethodTexts = { name: string; note: string; steps: string[]; icon: ReactNode }

const buttonWords = { PAY: 'buttonPay', SUBSCRIBE: 'buttonSubscribe', COMPLETE: 'buttonComplete' } as const

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

/**
 * The methods and the fields or explanation of the chosen one. Each skin has its own layout for the same
 * choice.
 */
export function PaymentSection({ binding }: { binding: FormBinding }) {
  const { page, messages } = useCheckoutData()
  const { methods } = binding
  const texts = methodTexts(messages)
  // Until the page runs in the browser, the coming default method is explained, so that the layout does not shift.
  const { steps } = texts[binding.isArrived ? binding.form.paymentMethod : defaultMethod(page)]
  if (methods.length === 0)
    return (
      <p className="muted" role="status">
        {messages.noMethodForPrice}
      </p>
    )
  return (
    <>
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
            <span className="choice-note">
              {method === 'PIX' && page.pixDiscountBasisPoints > 0
                ? fillMessage(messages.methodPixDiscount, {
                    percent: percentText(page.pixDiscountBasisPoints, page.locale),
                  })
                : texts[method].note}
            </span>
          </label>
        ))}
      </fieldset>
      <CardFields binding={binding} />
      <AutomaticPixChoice binding={binding} />
      {steps.length > 0 ? (
        <ol className="steps">
          {steps.map((text) => (
            <li key={text}>
              <span>
                <PressText text={text} button={messages[buttonWords[payAction(page)]]} />
              </span>
            </li>
          ))}
        </ol>
      ) : null}
    </>
  )
}

/** "Tap" for touch, "click" for a mouse: the style sheet selects one. */
function PressText({ text, button }: { text: string; button: string }) {
  const { messages } = useCheckoutData()
  const [before, after] = text.split('{press}')
  if (after === undefined) return text
  return (
    <>
      {before}
      <span className="on-touch">{messages.pressTouch}</span>
      <span className="on-mouse">{messages.pressMouse}</span>
      {fillMessage(after, { button })}
    </>
  )
}
