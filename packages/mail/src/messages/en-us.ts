import type { MailMessages } from './pt-br.ts'

export const mailEnUs = {
  greeting: (name) => (name ? `Hello, ${name}.` : 'Hello.'),
  product: 'Product',
  soldBy: 'Sold by',
  order: 'Order',
  protocol: 'Reference',
  amount: 'Amount',
  share: 'You receive',
  ignore: 'If this was not you, ignore this email.',
  neverShare: 'Do not share this code with anyone. Our team never asks for codes.',
  expiresIn: (minutes) => `Valid for ${minutes} minutes, for a single use.`,
  linkByHand: 'If the button does not open, copy this address into your browser:',
  footer: (platform) => `This email was sent by ${platform}.`,

  purchaseApproved: {
    subject: (product) => `Purchase approved: ${product}`,
    heading: 'Payment confirmed',
    thanks: 'We have received your payment. Thank you for your purchase!',
    button: 'View my purchase',
    accessSubject: (product) => `Your access: ${product}`,
    accessHeading: 'Your access is ready',
    accessReady: 'Payment received. Your purchase is ready to access.',
    accessButton: 'Open my purchase',
    parcel: (seller) => `${seller} handles the delivery and will let you know when the order ships.`,
    license: (title) => `Your key for ${title}:`,
    licenseToCome: (title) => `The key for ${title} will be emailed to you as soon as the store provides it.`,
    gift: (recipient, day) =>
      `A gift for ${recipient}: the email with the access goes out on ${day}. Follow it in My purchases.`,
    discount: 'Coupon discount',
    shipping: 'Shipping',
    interest: 'Installment interest',
    total: 'Total',
    access: 'To sign in, use this email. We send you an access code, no password needed.',
    keep: 'Keep this email. It is the receipt for your order.',
  },
  pixCreated: {
    subject: (amount) => `Your Pix of ${amount} is ready`,
    heading: 'Pay the Pix to complete your purchase',
    explain: 'Copy the code below and paste it in your bank’s app, under Pix copy and paste.',
    validUntil: 'Valid until',
    button: 'View QR code',
    paid: 'Already paid? The confirmation arrives by email in a moment.',
  },
  boletoCreated: {
    subject: (amount) => `Your boleto of ${amount} is ready`,
    subjectWithDay: (amount, day) => `Your boleto of ${amount} is due on ${day}`,
    heading: 'Pay the boleto to complete your purchase',
    explain: 'Copy the number below and pay it in your bank’s app or at a lottery shop (lotérica).',
    withPix:
      'This boleto also has a Pix code. Copy the code below and pay it in your bank’s app: the confirmation is instant.',
    orByLine:
      'Or copy the boleto number and pay it in your bank’s app or at a lottery shop (lotérica). Use only one of the two.',
    dueOn: 'Due date',
    button: 'View the boleto',
    paid: 'Already paid? The bank may take up to three business days to confirm it; we will email you.',
    paidWithPix:
      'Already paid? We email you the confirmation: with Pix within moments, with the barcode within three business days.',
  },
  purchaseRefunded: {
    subject: (product) => `Refund confirmed: ${product}`,
    heading: 'Refund confirmed',
    explain: 'The refund for this purchase has been confirmed.',
    note: 'With Pix, the amount goes back to the account that paid. On a card, it appears on one of the next statements.',
    button: 'View my purchases',
  },
  purchaseChargedBack: {
    subject: (product) => `Purchase disputed at the bank: ${product}`,
    heading: 'Purchase disputed at the bank',
    explain: 'The bank reported that the payment for this purchase was disputed and reversed the amount.',
    note: 'Access to the product is suspended. Don’t recognize the dispute? Contact your bank.',
    button: 'View my purchases',
  },
  purchaseInAnalysis: {
    subject: (product) => `Payment in review: ${product}`,
    heading: 'Your card is in review',
    explain: 'The bank is reviewing the payment for this purchase.',
    note: 'There is no need to pay again: we will email you as soon as the bank responds.',
    button: 'Follow the payment',
  },
  purchaseRefused: {
    subject: (product) => `Payment not approved: ${product}`,
    heading: 'The card was not approved',
    explain: 'The bank finished its review and did not authorize the payment for this purchase.',
    note: 'Nothing was charged. You can pay with Pix or with another card.',
    button: 'Pay another way',
  },
  orderShipped: {
    subject: (product) => `Order shipped: ${product}`,
    heading: 'Your order is on its way',
    explain: (seller) => `${seller} has shipped your order. Track it with the code below.`,
    carrier: 'Carrier',
    track: 'Track the delivery',
    button: 'View my purchases',
  },
  invoiceIssued: {
    subject: (product) => `Invoice issued: ${product}`,
    heading: 'Your invoice has been issued',
    explain: (seller) =>
      `${seller} issued the invoice (NFS-e) for your purchase. The access key below identifies it.`,
    view: 'View invoice',
    button: 'View my purchases',
  },
  cartReminder: {
    subject: (product) => `Complete your purchase: ${product}`,
    lastSubject: (product) => `Last reminder: ${product}`,
    heading: {
      LEFT: 'Complete your purchase',
      CODE_UNPAID: 'Your payment code expired',
      CARD_REFUSED: 'The card was not approved',
    },
    explain: {
      LEFT: 'You started this purchase and did not complete the payment. It takes less than a minute.',
      CODE_UNPAID:
        'The Pix or boleto for your purchase expired. Generate a new one and complete it in a minute.',
      CARD_REFUSED: 'The bank did not approve the card. You can use another card or pay with Pix.',
    },
    last: 'This is our last reminder about this purchase.',
    button: 'Complete purchase',
    optOut: 'Don’t want reminders? Unsubscribe here:',
  },
  saleMade: {
    subject: (amount) => `Sale approved: ${amount}`,
    heading: 'Sale approved',
    explain: 'The payment has been confirmed.',
    button: 'View the sale',
  },
  pixGenerated: {
    subject: (amount) => `Pix created: ${amount}`,
    heading: 'Pix created',
    explain: 'The code was created and has not been paid yet.',
    button: 'View the sale',
  },
  saleRefunded: {
    subject: (amount) => `Sale refunded: ${amount}`,
    heading: 'Sale refunded',
    explain: 'The amount was refunded to the buyer, and your share was debited from your balance.',
    button: 'View the sale',
  },
  saleChargedBack: {
    subject: (amount) => `Chargeback: ${amount}`,
    heading: 'Chargeback',
    explain: 'The bank returned the amount to the buyer, and your share was debited from your balance.',
    button: 'View the sale',
  },
  parcelToSend: {
    subject: (amount) => `Order to ship: ${amount}`,
    heading: 'Order to ship',
    explain:
      'The payment has been confirmed. Ship the order and enter its tracking code so that the buyer is notified.',
    button: 'View the order',
  },
  accessDelivered: {
    subject: (amount) => `Access delivered: ${amount}`,
    heading: 'Access delivered to the buyer',
    explain: 'The payment has been confirmed, and access to the digital product was sent by email.',
    button: 'View the sale',
  },
  cartAbandoned: {
    subject: (product) => `Abandoned cart: ${product}`,
    heading: 'Abandoned cart',
    explain: 'A buyer filled in the checkout and did not complete the payment.',
    button: 'View the carts',
  },
  partnershipNews: {
    somebody: 'Your partner',
    commission: 'Commission',
    reason: 'Reason',
    button: 'Open the dashboard',
    affiliationRequested: {
      subject: (product) => `New affiliate request: ${product}`,
      explain: (partner) => `${partner} requested to become an affiliate of your product.`,
    },
    affiliationApproved: {
      subject: (product) => `Affiliation approved: ${product}`,
      explain: (partner) => `${partner} approved your affiliation. Your links are in the dashboard.`,
    },
    affiliationRefused: {
      subject: (product) => `Affiliation declined: ${product}`,
      explain: (partner) => `${partner} did not approve your affiliation.`,
    },
    affiliationEnded: {
      subject: (product) => `Affiliation ended: ${product}`,
      explain: (partner) => `${partner} ended the affiliation. Commissions already earned are kept.`,
    },
    affiliateTermsChanged: {
      subject: (product) => `New affiliate terms: ${product}`,
      explain: (partner) =>
        `${partner} offers new terms. They only count once you accept them; until then, and for earlier clicks, the current ones apply.`,
    },
    coProductionProposed: {
      subject: (product) => `Co-production proposal: ${product}`,
      explain: (partner) => `${partner} made a co-production proposal and is waiting for your answer.`,
    },
    coProductionAccepted: {
      subject: (product) => `Co-production accepted: ${product}`,
      explain: (partner) => `${partner} accepted your proposal.`,
    },
    coProductionDeclined: {
      subject: (product) => `Co-production declined: ${product}`,
      explain: (partner) => `${partner} declined your proposal.`,
    },
    coProductionEnded: {
      subject: (product) => `Co-production ended: ${product}`,
      explain: (partner) => `${partner} ended the co-production. Earlier sales do not change.`,
    },
    commissionProposed: {
      subject: (product) => `Commission proposal: ${product}`,
      explain: (partner) =>
        `${partner} proposes a commission on an earlier sale and is waiting for your answer.`,
    },
    commissionWithdrawn: {
      subject: (product) => `Commission proposal canceled: ${product}`,
      explain: (partner) => `${partner} canceled the commission proposal.`,
    },
    commissionAccepted: {
      subject: (product) => `Commission accepted: ${product}`,
      explain: (partner) =>
        `${partner} accepted the commission. The amount was debited from your share of the sale.`,
    },
    commissionDeclined: {
      subject: (product) => `Commission declined: ${product}`,
      explain: (partner) => `${partner} declined the commission. Your share of the sale did not change.`,
    },
  },
  refundRequested: {
    subject: (product) => `We received your refund request: ${product}`,
    heading: 'We received your refund request',
    explain: 'The store has been notified and will answer by the date below.',
    answerBy: 'Answer by',
    button: 'Follow the request',
  },
  refundApproved: {
    subject: (product) => `Refund approved: ${product}`,
    heading: 'Your refund was approved',
    explain: 'The refund is in progress. We will email you when it is complete.',
    button: 'Follow the refund',
  },
  refundRefused: {
    subject: (product) => `Answer to your refund request: ${product}`,
    heading: 'Refund declined by the store',
    explain: 'See the store’s answer below.',
    answer: 'Store’s answer',
    appealBy: 'You can appeal until',
    button: 'Appeal',
    appeal: 'If you do not agree, appeal: our team reviews the case and decides.',
  },
  refundClosed: {
    subject: (product) => `Refund request closed: ${product}`,
    heading: 'Your refund request was closed',
    explain: 'The request was closed without a refund. The reason is below.',
    answer: 'Reason',
    button: 'View my purchase',
  },
  refundMade: {
    subject: (product) => `Refund complete: ${product}`,
    heading: 'Refund complete',
    explain: 'The refund for your purchase is complete.',
    explainOwn: {
      'paid twice': 'This order was already paid. We returned the second payment.',
      'period over':
        'The code paid was for an earlier period of the subscription. The payment was returned, and the subscription continues with the charge of the current period.',
      'link sold':
        'This link was valid for a single purchase, which had already been paid. The amount was refunded.',
      'coupon spent':
        'The coupon of this purchase had reached its limit of uses when the payment was confirmed. The amount was refunded.',
      'plan not changed':
        'An earlier payment of the subscription was refunded or disputed before the plan change. The plan was not changed, and the amount was refunded.',
      'other card refused':
        'The other card of this purchase was declined. The amount charged to this card was refunded.',
      'card not confirmed':
        'This purchase ended without the confirmation at your bank, and the card was charged afterwards. The amount was refunded.',
    },
    button: 'View my purchase',
    where: {
      PIX: 'The amount goes back to the account the Pix came from.',
      CREDIT_CARD: 'The credit appears on this card statement or the next, depending on the bank.',
      BILLET: 'The amount was returned to the account you provided.',
    },
  },
  refundMessage: {
    subject: (product) => `New message about the refund: ${product}`,
    heading: 'You have a new message',
    explain: 'There is a new message in the refund request.',
    from: { BUYER: 'The buyer wrote', SELLER: 'The store wrote', STAFF: 'Our team wrote' },
    button: 'Reply',
  },
  refundToAnswer: {
    subject: (product) => `Refund request: ${product}`,
    heading: 'A buyer requested a refund',
    explain: 'The amount is held until you answer.',
    reason: 'Buyer’s reason',
    answerBy: 'Answer by',
    button: 'Answer the request',
    reportedHeading: 'Unrecognized charge',
    reportedExplain: 'Someone provided the details of this charge and says they did not make the purchase.',
    note: {
      LAW: 'Purchase less than 7 days old: right of withdrawal. By law, the refund cannot be declined.',
      GUARANTEE: 'Without an answer by the deadline, the refund is approved automatically.',
      UNRECOGNIZED:
        'Refunding now avoids a chargeback. If you decline or do not answer by the deadline, our team decides.',
    },
  },
  chargeReported: {
    subject: (protocol) => `We received your report: ${protocol}`,
    heading: 'We received your report of an unrecognized charge',
    explain: (hours) =>
      `If there is a charge with these details, the store has ${hours === 1 ? '1 hour' : `${hours} hours`} to answer, and then our team decides. The answer will be sent to this email.`,
    day: 'Date of the charge',
    bank: 'If you did not authorize the charge, notify your bank as well: it can block the card and dispute the amount.',
  },
  chargeReportAnswered: {
    granted: {
      subject: (protocol) => `Refund approved: ${protocol}`,
      heading: 'The charge will be refunded',
      explain: 'The amount goes back to the payment method used for the purchase.',
    },
    refused: {
      subject: (protocol) => `Answer to your report: ${protocol}`,
      heading: 'Your report was reviewed',
      explain: 'The report was closed without a refund. The answer is below.',
    },
  },
  disputeOpened: {
    subject: (product) => `Sale disputed: ${product}`,
    heading: 'One of your sales was disputed',
    explainCard: 'The cardholder disputed the purchase with the bank. The sale amount is on hold.',
    explainPix: 'The payer disputed the Pix with the bank. The sale amount is on hold.',
    dueAt: 'Respond by',
    button: 'Send your defense',
    note: 'Describe what happened and attach proof of delivery or access. Without a defense by the deadline, the bank usually decides in favor of the buyer.',
  },
  disputeEnded: {
    won: {
      subject: (product) => `Dispute won: ${product}`,
      heading: 'Dispute won',
      explain: 'The sale amount is back in your balance.',
    },
    lost: {
      subject: (product) => `Dispute lost: ${product}`,
      heading: 'Dispute decided in favor of the buyer',
      explain: 'The sale amount was returned to the buyer.',
    },
    fee: 'Dispute fee',
    button: 'View dispute',
  },
  subscriptionRenewing: {
    subject: (product, day) => `Your subscription renews on ${day}: ${product}`,
    heading: 'Your subscription renews soon',
    explain: (amount, day) => `We will charge ${amount} to your card on ${day}. No action is needed.`,
    card: 'Card',
    button: 'View my subscription',
    note: 'Want to change the card or cancel? Do it before the charge, in My purchases.',
    afterTrial: {
      subject: (product, day) => `Your trial ends on ${day}: ${product}`,
      heading: 'Your trial is about to end',
      explain: (amount, day) =>
        `On ${day} the trial ends and your subscription begins: we will charge ${amount} to your card. If you do not want to continue, cancel before that date and you will not be charged.`,
    },
  },
  subscriptionDateMoved: {
    subject: (product, day) => `Your next charge is now on ${day}: ${product}`,
    heading: 'Charge date changed',
    asYouAsked: (day) => `As requested, the next charge of your subscription will be on ${day}.`,
    bySeller: (day) =>
      `The store moved the next charge of your subscription to ${day}. The amount stays the same.`,
    before: 'Previous date',
    now: 'New date',
    button: 'View my subscription',
    note: 'Your access continues until the new date, with no charges before it.',
  },
  planChanged: {
    heading: 'Plan changed',
    headingLater: 'Plan change scheduled',
    plan: 'New plan',
    former: 'Previous price',
    price: 'New price',
    credit: 'Credit for unused days',
    charged: 'Charged for the change',
    startsOn: 'In effect from',
    buyer: {
      subject: (plan) => `Your plan has changed: ${plan}`,
      subjectLater: (plan) => `Your plan is going to change: ${plan}`,
      now: 'As requested, your subscription is on its new plan.',
      later: (day) =>
        `As requested, your subscription changes its plan on ${day}. Nothing is charged before.`,
      laterBySeller: (day) =>
        `The store scheduled a change of your plan for ${day}. Nothing is charged before.`,
      button: 'View my subscription',
      note: 'Not what you agreed to? Contact the store, or cancel the subscription in My purchases.',
      noteLater: 'Not what you agreed to? Undo the change in My purchases before the next charge.',
    },
    seller: {
      subject: (buyer, plan) => `${buyer} changed plans: ${plan}`,
      now: (buyer) => `The subscription of ${buyer} is on its new plan.`,
      later: (buyer, day) => `The subscription of ${buyer} changes its plan on ${day}, with the next charge.`,
      button: 'View subscriptions',
    },
  },
  subscriptionOnHold: {
    subject: (product) => `Your subscription will not renew for now: ${product}`,
    heading: 'Renewal on hold',
    explain: (seller) =>
      `Sales by ${seller} are suspended on the platform. Your subscription will not renew and you will not be charged.`,
    until: 'Paid until',
    button: 'View my subscription',
    note: 'If sales resume, you will be notified before any charge. You can cancel anytime in My purchases.',
  },
  subscriptionInvoice: {
    subject: (amount, day) => `Invoice of ${amount} due on ${day}`,
    overdueSubject: (amount) => `Your invoice of ${amount} is overdue`,
    heading: 'Your invoice is ready',
    overdueHeading: 'Your invoice is overdue',
    explain: (day) => `Pay by ${day} to keep your subscription.`,
    overdue: (day, end) =>
      `The invoice was due on ${day} and we have not received the payment. Pay by ${end} so you do not lose your subscription.`,
    dueOn: 'Due date',
    button: 'Pay now',
    paid: 'Already paid? The confirmation comes by email.',
  },
  subscriptionDebit: {
    coming: {
      subject: (product: string, day: string) => `Automatic Pix debit on ${day}: ${product}`,
      heading: 'Your bank will make the debit soon',
      explain: (amount: string, day: string) =>
        `Your bank will debit ${amount} from your account on ${day}, by the automatic Pix you authorized.`,
    },
    again: {
      subject: (product: string, day: string) => `New debit attempt on ${day}: ${product}`,
      heading: 'The debit was not made',
      explain: (amount: string, day: string) =>
        `Your bank could not debit ${amount}. It will try again on ${day}: please keep enough balance until then.`,
    },
    dueOn: 'Debit date',
    button: 'View my subscription',
    note: "To cancel automatic Pix, open your subscription or your bank's app by the day before the debit.",
  },
  subscriptionPixEnded: {
    subject: (product: string) => `Automatic Pix canceled: ${product}`,
    heading: 'Automatic Pix canceled',
    explain:
      'The automatic Pix of your subscription was canceled at your bank. The subscription continues: the next charges arrive by email, with a Pix code.',
    button: 'View my subscription',
  },
  subscriptionChargeFailed: {
    subject: (product) => `Subscription renewal failed: ${product}`,
    heading: 'The payment was not approved',
    explain: 'The bank did not approve the charge for your subscription.',
    triesAgain: (day) => `We will try again on ${day}. You can also change the card now to pay immediately.`,
    needsCard: (day) =>
      `This card can no longer be charged. Add another one by ${day} to keep your subscription.`,
    button: 'Change card',
  },
  subscriptionEnded: {
    subject: (product) => `Subscription ended: ${product}`,
    heading: 'Your subscription has ended',
    explain: {
      ASKED: 'Your subscription was canceled.',
      UNPAID: 'We did not receive the renewal payment, and your subscription has ended.',
      REFUNDED: 'The payment for the period was refunded, and your subscription has ended.',
      PLATFORM_CLOSED: 'This store is closing down, and your subscription was not renewed.',
      COMPLETED: 'You have paid every charge of the subscription, and its last period is over.',
      COMPLETED_KEPT: 'You have paid every charge of the subscription. You keep your access.',
    },
    noCharge: 'You will not be charged again. You can subscribe again anytime.',
    noChargeClosed: 'You will not be charged again.',
    button: 'View my purchases',
  },
  cardPaused: {
    subject: (product) => `Cards paused for security: ${product}`,
    heading: 'Card payments paused on this offer',
    explain:
      'We detected card testing at your checkout. To avoid chargebacks, card payments are paused for a few hours.',
    until: 'Cards available on',
    button: 'View the product',
    note: 'Pix and other payment methods remain active. No action is needed.',
  },
  accessGiven: {
    subject: (product: string) => `Your access: ${product}`,
    heading: 'You have been given access',
    explain: (seller: string, product: string) => `${seller} gave you access to “${product}”.`,
    button: 'Open',
    note: 'Sign in with this email: we send you a code, no password needed. Nothing will be charged. Not expecting it? Ignore this email.',
    optOut: 'Don’t want invitations? Unsubscribe here:',
  },
  giftReceived: {
    somebody: 'Someone',
    subject: (buyer) => `${buyer} sent you a gift`,
    heading: 'You have received a gift',
    explain: (buyer, product) => `${buyer} gave you “${product}”.`,
    button: 'Open gift',
    opened: {
      subject: (product) => `Access to your gift: ${product}`,
      heading: 'Access to your gift',
      explain: (buyer, product) => `“${product}”, a gift from ${buyer}, is in your library.`,
      button: 'Open my products',
    },
    note: (seller) =>
      `Sold by ${seller}. Sign in with this email: we send you a code, no password needed. Nothing will be charged. Not expecting this gift? Ignore this email.`,
  },
  licenseKeysMissing: {
    subject: (product) => `Out of keys: ${product}`,
    heading: 'Out of keys',
    explain: 'A sale was approved with no key available. Delivery to the buyer is pending.',
    content: 'Content',
    button: 'Add keys',
    note: 'Once you add keys, they are emailed to the buyers of pending sales, in order of approval.',
  },
  fileRefused: {
    subject: (file) => `File refused: ${file}`,
    heading: 'File refused',
    explain: 'The check refused a file that you sent. It was deleted and did not reach any buyer.',
    file: 'File',
    cause: 'Reason',
    causes: {
      WRONG_TYPE: 'The content does not match the extension of the name',
      INFECTED: 'Virus found',
      TOO_LARGE_TO_CHECK: 'Too large for the virus check',
      UNCHECKED: 'The check failed',
    },
    next: {
      WRONG_TYPE: 'Export the file again in the right format and send it once more.',
      INFECTED: 'Check the computer on which the file was made for viruses before you send another.',
      TOO_LARGE_TO_CHECK: 'Divide the file into smaller parts and send each one.',
      UNCHECKED: 'Send the file again.',
    },
    button: 'Open products',
  },
  invoiceRefused: {
    of: {
      INVOICE: {
        subject: (order) => `Invoice refused: order ${order}`,
        heading: 'Invoice refused',
        explain: 'The tax authority refused the invoice of a sale.',
        next: 'Correct the tax data and issue the invoice again. Other sales refused today for the same reason are in the list of invoices.',
      },
      CANCELLATION: {
        subject: (order) => `Cancellation of an invoice refused: order ${order}`,
        heading: 'Cancellation refused',
        explain: 'The tax authority refused to cancel an invoice. The invoice stays issued.',
        next: 'Ask your accountant. Other cancellations refused today for the same reason are in the list of invoices.',
      },
    },
    order: 'Order',
    product: 'Product',
    reason: 'Reason',
    button: 'Open invoices',
  },
  endpointFailing: {
    failing: {
      subject: (host) => `Your webhook is not responding: ${host}`,
      heading: 'Your webhook is not responding',
      explain: 'The latest deliveries to your server failed. We will keep retrying for up to three days.',
      note: 'Your sales are not affected. Pending deliveries are sent when the server responds.',
    },
    disabled: {
      subject: (host) => `Webhook disabled: ${host}`,
      heading: 'Webhook disabled',
      explain: 'Your server stopped accepting deliveries, and sending was interrupted.',
      note: 'Your sales are not affected. Once fixed, enable the webhook and resend the pending deliveries, available for 60 days.',
    },
    address: 'Address',
    at: 'Last failure',
    button: 'View integrations',
  },
  reportMail: {
    subject: (view) => `Your report: ${view}`,
    ofPeriod: (from, to) => `Period from ${from} to ${to}.`,
    asItStands: 'Current data.',
    nothing: 'No results in this period.',
    largest: 'Top results:',
    button: 'Open report',
    stop: 'To unsubscribe from this report:',
  },
  customerAccessCode: {
    subject: (code) => `${code} is your access code`,
    heading: 'Your access code',
    explain: 'Enter this code to see your purchases.',
  },
  saleEmailCode: {
    subject: (product) => `Confirm the email of your purchase: ${product}`,
    heading: 'Is this your email?',
    explain: (seller) =>
      `${seller} provided this address for a purchase made with another email. If the purchase is yours, confirm it with the code below.`,
    expiresAt: 'Valid until',
    button: 'Confirm my email',
    notForSeller: 'Do not share the code, not even with the seller.',
  },
  saleEmailChanged: {
    subject: (product) => `Purchase email changed: ${product}`,
    heading: 'Purchase email changed',
    explain:
      'The seller corrected the email of this purchase, and the new address was confirmed. Access and emails will be sent there.',
    newEmail: 'New email',
    undoUntil: 'You can undo it until',
    button: 'This was not me: undo',
    note: 'If you requested the correction, no action is needed.',
  },
  registrationCode: {
    subject: (code) => `${code} is your confirmation code`,
    heading: 'Confirm your email',
    explain: 'Enter this code to complete your registration.',
  },
  passwordReset: {
    subject: 'Create a new password',
    heading: 'Create a new password',
    explain: 'We received a request to change your account password.',
    button: 'Create new password',
    ignore: 'If this was not you, ignore this email: your password will not change.',
  },
  staffInvitation: {
    subject: (platform) => `Team invitation: ${platform}`,
    heading: 'Team invitation',
    explain: (inviter, platform) =>
      inviter
        ? `${inviter} invited you to the ${platform} team.`
        : `You have been invited to the ${platform} team.`,
    nextByPassword: 'To accept, create your password.',
    nextByLogin: 'To accept, sign in with the password you already use here.',
    button: 'Accept the invitation',
    expiresIn: (days) => `Valid for ${days} days, for a single use.`,
    ignore: 'Not expecting this invitation? Ignore this email.',
  },
  standingChanged: {
    subject: {
      ACTIVE: 'Your account is active',
      REVIEW: 'Your account is in review',
      OFFBOARDING: 'Your sales have been closed',
      BLOCKED: 'Your account was blocked',
      CASHOUT_BLOCKED: 'Your withdrawals were blocked',
      CASHOUT_UNBLOCKED: 'Your withdrawals were unblocked',
    },
    explain: {
      ACTIVE: 'You can sell and withdraw as usual.',
      REVIEW: 'Sales continue. During the review, each withdrawal requires approval by the team.',
      OFFBOARDING:
        'Your checkouts do not accept new purchases. The dashboard stays available and the balance can be withdrawn, with the team’s approval.',
      BLOCKED:
        'Your checkouts were disabled and the balance is on hold until a decision. Reply to this message to contact the platform.',
      CASHOUT_BLOCKED:
        'Sales continue, but withdrawals and advances are blocked. Contact the platform to learn more.',
      CASHOUT_UNBLOCKED: 'Withdrawals and advances are available again.',
    },
    button: 'View balance',
  },
  staffVisit: {
    subject: 'Staff access to your dashboard',
    heading: 'Staff access to your dashboard',
    explain: 'A member of the platform’s team accessed your dashboard for support.',
    who: 'Staff member',
    reason: 'Reason',
    from: 'Since',
    until: 'Expires at',
    onlyLooks: 'Read-only access: no withdrawals, password or bank account changes, or downloads.',
    limitedChanges:
      'Access limited to editing the checkout or resending access, with no withdrawals, password or bank account changes, or downloads.',
    button: 'View staff access',
  },
  managerInvitation: {
    subject: (platform) => `Manager invitation: ${platform}`,
    heading: 'Manager invitation',
    explain: (inviter, platform) =>
      inviter
        ? `${inviter} invited you to be an account manager at ${platform}.`
        : `You have been invited to be an account manager at ${platform}.`,
  },
  newDevice: {
    subject: 'New sign-in to your account',
    heading: 'New sign-in to your account',
    explain: 'Your account was accessed from a new browser.',
    when: 'Date',
    device: 'Device',
    deviceOn: (browser, system) => `${browser} on ${system}`,
    unknownDevice: 'Not identified',
    ip: 'IP address',
    act: 'Was this you? No action is needed. If not, change your password now and sign out that device.',
    button: 'Review account security',
  },
  apiKeyCreated: {
    subject: 'New API key in your account',
    explain:
      'An API key was created in your account. Anyone with the key acts in your name, within its permissions.',
    key: 'Key',
    act: 'Was it you? There is nothing to do. If not, revoke the key now and change your password.',
    button: 'Review the keys',
  },
  passkeyChanged: {
    subject: {
      ADDED: 'New passkey on your account',
      REMOVED: 'Passkey removed from your account',
      COPIED: 'Passkey refused on your account',
    },
    explain: {
      ADDED: 'A passkey was created to sign in to your account.',
      REMOVED: 'A passkey was removed from your account.',
      COPIED: 'We refused a sign-in with a passkey that seems to have been copied.',
    },
    passkey: 'Passkey',
    act: {
      ADDED: 'Was this you? No action is needed. If not, remove that passkey now and contact support.',
      REMOVED: 'Was this you? No action is needed. If not, contact support.',
      COPIED: 'To be safe, remove that passkey and create another one, even if it was you.',
    },
  },
  bankAccountChanged: {
    subject: {
      ADDED: 'New payout account',
      VERIFIED: 'Payout account verified',
      REFUSED: 'Payout account declined',
      REMOVED: 'Payout account removed',
    },
    explain: {
      ADDED: 'A Pix key or bank account was added for withdrawals.',
      VERIFIED: 'The Pix key or bank account you added was verified.',
      REFUSED:
        'The Pix key or bank account you added was not accepted. Add another one under your CPF or CNPJ.',
      REMOVED: 'A Pix key or bank account was removed from your withdrawals.',
    },
    destination: 'Account',
    when: 'Date',
    usableFrom: 'Receives withdrawals from',
    act: 'Was this you? No action is needed. If not, change your password now and contact support.',
    button: 'Review account security',
  },
  broadcast: { button: 'Open the dashboard' },
  documentReviewed: {
    subject: { APPROVED: 'Your documents were approved', REFUSED: 'Resend a document' },
    explain: {
      APPROVED: 'All the documents you sent were approved.',
      REFUSED: 'One of your documents was declined. Resend only that document.',
    },
    document: 'Document',
    reason: 'Reason',
    note: 'Note',
    papers: {
      photoDocument: 'Photo ID',
      photoPersonWithDocument: 'Selfie with ID',
      photoDocumentSocialContract: 'Articles of association',
      addressProof: 'Proof of address',
      balanceSheet: 'Balance sheet or income statement',
    },
    refusals: {
      ILLEGIBLE: 'Document not legible',
      WRONG_TYPE: 'Different from the requested document',
      MISMATCH: 'Details differ from your registration',
      EXPIRED: 'Expired document',
      REPEATED: 'File already sent',
      SUSPICIOUS: 'Authenticity could not be confirmed',
    },
    button: { APPROVED: 'View my documents', REFUSED: 'Resend' },
  },
  productReviewed: {
    subject: {
      APPROVED: (product) => `${product} was approved`,
      NEEDS_CHANGES: (product) => `${product} needs changes`,
      REJECTED: (product) => `${product} was not approved`,
      SUSPENDED: (product) => `Sales of ${product} are suspended`,
    },
    heading: {
      APPROVED: 'Approved',
      NEEDS_CHANGES: 'Changes requested',
      REJECTED: 'Not approved',
      SUSPENDED: 'Sales suspended',
    },
    explain: {
      APPROVED: 'The review is complete and the product was approved.',
      NEEDS_CHANGES: 'We reviewed the product and requested changes before approval.',
      REJECTED: 'We reviewed the product and it was not approved.',
      SUSPENDED: 'Sales of this product are suspended. Buyers keep their access and the right to a refund.',
    },
    product: 'Product',
    reason: 'Reason',
    button: 'View product',
  },
  anticipationNews: {
    subject: {
      PAID: 'Your advance was paid',
      COUNTERED: 'Counter-offer for your advance',
      REFUSED: 'Your advance was not approved',
      EXPIRED: 'Advance expired',
    },
    explain: {
      PAID: 'The amount is available in your balance.',
      COUNTERED:
        'The offer is valid for 24 hours. If you decline, the amounts are released on their original dates.',
      REFUSED: 'The amounts are released on their original dates.',
      EXPIRED: 'The request expired without an answer. The amounts are released on their original dates.',
    },
    gross: 'Amount advanced',
    fee: 'Cost',
    net: 'You receive',
    reason: 'Reason',
    button: 'View my advances',
  },
  withdrawalPaid: {
    subject: (amount) => `Your withdrawal of ${amount} was paid`,
    heading: 'Withdrawal paid',
    explain: 'The amount was deposited in your account.',
    destination: 'Account',
    button: 'View my balance',
  },
  withdrawalHeld: {
    subject: (amount) => `Your withdrawal of ${amount} is on hold`,
    heading: 'Withdrawal on hold',
    explain:
      'Your withdrawal is on hold until the issue below is resolved. The amount remains reserved, and you can cancel the withdrawal.',
    destination: 'Account',
    reason: 'Pending issue',
    until: 'Deadline',
    button: 'View my balance',
  },
  withdrawalReturned: {
    subject: (amount) => `Your withdrawal of ${amount} is back in your balance`,
    heading: 'The withdrawal was not completed',
    explain: 'The amount and the fee are back in your balance.',
    destination: 'Account',
    reason: 'Reason',
    causes: {
      DESTINATION_UNUSABLE: 'The destination account of this withdrawal is no longer available.',
      DOCUMENTS_REQUIRED: 'Your documents must be approved before a withdrawal.',
      DEBT_OPEN: 'A negative balance arose after the request. It is deducted before a new withdrawal.',
      NOT_MADE_BY_BANK: 'The bank did not complete the payment.',
      GIVEN_BACK_BY_BANK: 'The bank returned the payment.',
    },
    button: 'View my balance',
  },
  emailInUse: {
    subject: 'You already have an account',
    heading: 'You already have an account',
    explain: 'Someone tried to create an account with this email, but it is already registered.',
    button: 'Sign in to my account',
    forgot: (url) => `Forgot your password? Create a new one at ${url}`,
  },
  chargeNews: {
    subject: {
      OVERDUE: 'The operator’s invoice is overdue',
      LAST_WARNING: 'Last notice: sales will be suspended',
      SUSPENDED: 'Sales on your platform are suspended',
      RESUMED: 'Sales on your platform have resumed',
      UPHELD: 'The invoice dispute was rejected',
      ADJUSTED: 'The disputed invoice was adjusted',
    },
    explain: {
      OVERDUE:
        'We have not identified the payment of this invoice. If it was already paid, ignore this notice.',
      LAST_WARNING:
        'If the invoice is not paid by the date below, the platform stops accepting new sales. Withdrawals, refunds and subscriptions continue.',
      SUSPENDED:
        'New sales are suspended until the invoice is paid. Withdrawals, refunds and subscriptions continue as usual.',
      RESUMED: 'There are no overdue invoices. Checkouts accept new purchases again.',
      UPHELD: 'The operator reviewed the dispute and kept the amount. The answer is below.',
      ADJUSTED: 'The operator reviewed the dispute and changed the amount. The answer is below.',
    },
    amount: 'Amount',
    due: 'Due date',
    suspends: 'Sales suspended on',
    reason: 'Answer',
    button: 'View invoices',
  },
  platformClosing: {
    subject: {
      BEGUN: 'The platform is closing down',
      CALLED_OFF: 'The platform closure was canceled',
      CLOSED: 'The platform has closed',
    },
    explain: {
      BEGUN:
        'From now on the platform does not accept new sales or new registrations. Subscriptions stop renewing on the date below.',
      CALLED_OFF:
        'The platform remains in operation. Checkouts accept new purchases, and subscriptions renew again.',
      CLOSED: 'The closure is complete. Any remaining balance is still available for withdrawal.',
    },
    goesOn:
      'Withdrawals, refunds and disputes continue as usual, and amounts are paid on their release dates. Check your bank account and withdraw the available balance.',
    closes: 'Renewals end on',
    button: 'Open the dashboard',
  },
} satisfies MailMessages
