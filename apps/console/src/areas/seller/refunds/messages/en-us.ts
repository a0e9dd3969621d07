import type { SellerRefundsMessages } from './pt-br.ts'

export const messages = {
  title: 'Refunds',
  purpose: "Buyers' requests and banks' disputes, each with its deadline.",
  tabs: 'Parts of refunds',
  tab: { requests: 'Requests', chargebacks: 'Chargebacks', pix: 'Pix disputes', made: 'Refunds made' },
  rightText: {
    LAW: 'Within the seven days of the law: nobody may refuse, and the buyer owes no reason.',
    GUARANTEE:
      'Within the guarantee of the product: you may approve, return a part, or refuse with a reason.',
    UNRECOGNIZED:
      'Unrecognized charge: a refund now avoids a chargeback. If you refuse or do not answer in time, our team decides.',
  },
  requests: {
    label: 'Refund requests',
    status: 'Status',
    allStatuses: 'All',
    filter: {
      WAITING_SELLER: 'Waiting for you',
      APPROVED: 'In progress',
      DONE: 'Done',
      REFUSED: 'Refused',
      IN_MEDIATION: 'In mediation',
    },
    empty: {
      title: 'No refund request',
      text: 'When a buyer asks for the money back, the request and its deadline appear here.',
    },
    bulkApprove: (count: number) => (count === 1 ? 'Approve 1 request?' : `Approve ${count} requests?`),
    bulkApproveText: 'Each buyer gets the whole amount of the request back. This cannot be undone.',
  },
  request: {
    silence: 'Without an answer by then the request is approved.',
    approve: 'Approve',
    approveTitle: (amount: string) => `Return ${amount}?`,
    approveText: 'The refund starts at once and the buyer is told. This cannot be undone.',
    buyerGets: 'The buyer receives',
    youGive: 'Leaves your balance',
    approved: 'Request approved',
    part: 'Return a part',
    partTitle: 'Return a part',
    partText: 'The buyer gets the amount that you choose and is told.',
    partAmount: 'Amount to return',
    partHelp: (amount: string) => `Less than ${amount}`,
    refuse: 'Refuse',
    refuseTitle: 'Refuse this request?',
    refuseText: 'The buyer gets your answer and may ask the platform to decide.',
    refuseReportText: 'Our team gets your answer and decides.',
    refuseReason: 'Reason, which the buyer reads',
    refused: 'Request refused',
  },
  made: {
    label: 'Refunds made',
    empty: { title: 'No refund', text: 'What goes back to buyers appears here, with how each stands.' },
  },
  disputes: {
    label: { CHARGEBACK: 'Chargebacks', PIX_MED: 'Pix disputes' },
    empty: {
      CHARGEBACK: {
        title: 'No chargeback',
        text: 'When a bank contests a card purchase, you defend it here.',
      },
      PIX_MED: {
        title: 'No Pix dispute',
        text: 'When a bank asks for a Pix to be returned (MED), you defend it here.',
      },
    },
  },
  dispute: {
    defend: 'Defend',
    defendAgain: 'Defend anew',
    form: {
      title: 'Defend the sale',
      text: 'Tell what happened and attach what proves it: access, delivery, conversations.',
      defence: 'What happened',
      defenceHelp: 'Dates of access or delivery and what was agreed help more than opinions.',
      file: (number: number) => `File ${number}`,
      addFile: 'Add file',
      send: 'Send defence',
      sent: 'Defence sent',
    },
    accept: 'Do not defend',
    acceptTitle: 'Give up defending this sale?',
    acceptText: 'The buyer keeps the money. This cannot be undone.',
    accepted: 'Dispute accepted',
    lose: 'Returns to the buyer',
  },
} satisfies SellerRefundsMessages
