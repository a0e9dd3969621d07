import type { PlanChangeMessages } from './pt-br.ts'

export const messages: PlanChangeMessages = {
  open: 'Change plan',
  title: {
    BUYER: (product) => `Change the plan of ${product}?`,
    SELLER: (buyer) => `Change the plan of ${buyer}?`,
  },
  text: {
    BUYER: 'Choose a plan and check the amount before you confirm.',
    SELLER:
      'The change takes effect with the next charge. The subscriber gets an email and can undo it. Only subscribers can choose a more expensive or longer plan, in My purchases.',
  },
  present: (plan, price) => `Present plan: ${plan}, ${price}`,
  plans: 'New plan',
  price: (amount, every) => `${amount} ${every}`,
  every: (days) =>
    ({
      7: 'per week',
      30: 'per month',
      60: 'every 2 months',
      90: 'per quarter',
      180: 'every 6 months',
      365: 'per year',
    })[days] ?? `every ${days} days`,
  firstPeriod: (from, to) => `New plan, ${from} to ${to}`,
  credit: 'Credit for unused days',
  due: 'Total today',
  now: {
    CREDIT_CARD: 'The saved card is charged now, and a new period begins today.',
    PIX: 'The plan changes once the Pix is paid. Without the payment, nothing changes.',
    BILLET: 'The plan changes once the boleto is paid. Without the payment, nothing changes.',
  },
  later: (day, price) =>
    `Nothing is charged today. The present plan lasts until ${day}, and the next charge will be ${price}.`,
  left: (count, price) =>
    count === 1
      ? `After that, 1 charge of ${price} is left.`
      : `After that, ${count} charges of ${price} are left.`,
  confirm: { NOW: 'Change and pay', RENEWAL: 'Schedule change' },
  done: 'Plan changed.',
  planned: 'Plan change scheduled.',
  charging: 'Charge sent. The plan changes once it is paid.',
  pending: (plan, day, price) => `Changes to ${plan} on ${day}: ${price}.`,
  awaiting: (plan, amount) => `Change to ${plan}: ${amount} is still to be paid.`,
  pay: 'Pay for the change',
  withdraw: 'Undo change',
  withdrawn: 'Change undone. The present plan continues.',
  obstacle: {
    NOT_ACTIVE: 'The plan can only be changed while the subscription is active and paid up.',
    CARD_REFUSED:
      'The saved card was declined. Change the card or, if its limit was reached, try again tomorrow.',
    INVOICE_OPEN: 'The next charge was already issued or is due today. Change the plan once it is paid.',
    AUTOMATIC_PIX: 'Automatic Pix authorizes a fixed amount. To change the plan, cancel it first.',
    PAID_IN_FULL: 'All charges of this subscription are already paid.',
    UNDER_WAY: 'A plan change is waiting for its payment.',
    BUYERS_CHOICE: 'The subscriber has already chosen another plan for the next charge.',
    REFUND_DUE:
      'A payment for this period is being refunded or disputed. The plan can be changed once that is settled.',
    PAID_AHEAD: 'The next period is already paid. The plan can be changed once it begins.',
    NOT_ALLOWED: 'No other plan is available for this subscription.',
  },
}
