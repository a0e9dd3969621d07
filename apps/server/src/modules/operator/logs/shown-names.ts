/**
 * Field names that are not masked. Every other field is, because acquirers' names for personal data cannot be
 * listed completely. Upper case, `_` and `-` are ignored.
 */
const shownNames = new Set(
  `
  id uuid txid e2eid endtoendid nsu tid transactionid orderid paymentid chargeid refundid eventid webhookid requestid
  externalid referenceid productid offerid subscriptionid planid invoiceid checkoutid cartid payoutid withdrawid withdrawalid transferid
  status state situacao statusdetail statuscode substatus errorcode
  type tipo event evento eventtype eventname action object resource kind topic method paymentmethod paymenttype version
  amount amountcents valor total totalcents totalamount price pricecents fee feecents fees net netamount grossamount paidamount
  refundedamount refundedcents originalamount installments quantity count
  currency currencycode moeda
  date datecreated createdat updatedat paidat approvedat canceledat refundedat expiresat expirationdate duedate dueat at timestamp horario
  `
    .trim()
    .split(/\s+/),
)

export function isShownName(name: string): boolean {
  return shownNames.has(name.toLowerCase().replace(/[_-]/g, ''))
}

/**
 * Whether a value is one word or a date, like ids, states and figures: a sentence under a shown name may
 * contain personal data.
 */
export function isShownWord(value: string): boolean {
  return /^[\w.:+-]{1,80}$/.test(value) || /^\d{4}-\d{2}-\d{2} [\d:.]+$/.test(value)
}
