import { readFileSync } from 'node:fs'

const results = new URL('../results.md', import.meta.url)
const restorePage = new URL('../../docs/operate/restore.md', import.meta.url)

/** Measurements of the bench's machine of two cores that the model of growth needs. */
export type Measured = ReturnType<typeof readMeasured>

/** Reads the figures from the results page: no figure is typed a second time. */
export function readMeasured() {
  const counted = countedIn(readFileSync(results, 'utf8'))
  const restored = numbersIn(
    readFileSync(restorePage, 'utf8'),
    /Of 1,000,000 payments \(([\d.]+) GB\) a backup took (\d+) seconds/,
  )
  const [purchaseWeb, purchaseDatabase, followingWeb, followingWorker, followingDatabase] = counted(
    'Core time of a paid Pix sale',
    /web ([\d.]+) ms, PostgreSQL ([\d.]+) ms; .*web ([\d.]+) ms, worker ([\d.]+) ms, PostgreSQL ([\d.]+) ms/,
  ) as [number, number, number, number, number]
  const [bytes, mailBytes, inboxBytes, paymentBytes, journalBytes] = counted(
    'Disk of a paid Pix sale',
    /^(\d+) bytes, most of them in mails (\d+), webhook_inbox (\d+), payments (\d+); (\d+) bytes/,
  ) as [number, number, number, number, number]
  const [, , medianMs, p99Ms] = counted(
    'Pix purchases turned away, 32 buyers at once',
    /(\d+) of (\d+); half of all answers within (\d+) ms, 99 of 100 within (\d+) ms/,
  ) as [number, number, number, number]
  const [loadMb, loadProcesses] = counted(
    'Memory, highest while 32 buyers buy',
    /(\d+) MB in (\d+) processes/,
  ) as [number, number]
  const one = (figure: string, pattern = /([\d.]+)/) => counted(figure, pattern)[0] as number
  return {
    cores: 2,
    buyersAtOnce: 32,
    purchasesPerSecond: one('Pix purchases a second for 120 s, 32 buyers at once'),
    fewPurchasesPerSecond: one('Pix purchases a second for 120 s, 8 buyers at once'),
    /** Answers of a product kept fully busy by 32 buyers. */
    answerMs: { median: medianMs, p99: p99Ms },
    pagesPerSecond: one('Checkout page, requests a second'),
    webhooksStoredPerSecond: one('Webhooks stored a second'),
    webhooksAppliedPerSecond: one('Webhooks applied a second'),
    postingsPerSecond: one('Postings of the ledger a second'),
    roundTrips: one('Round trips of a Pix purchase'),
    listMs: one('My sales, of a seller with a tenth of all'),
    processMb: loadMb / loadProcesses,
    coreMs: {
      purchase: { web: purchaseWeb, database: purchaseDatabase },
      following: { web: followingWeb, worker: followingWorker, database: followingDatabase },
    },
    disk: {
      /** Texts of mails, which are blanked once sent, and of webhooks, which are deleted after 90 days. */
      passingBytes: mailBytes + inboxBytes,
      keptBytes: bytes - mailBytes - inboxBytes,
      /** The largest table whose rows stay. */
      paymentBytes,
      journalBytes,
    },
    copiedBytesPerSecond: ((restored[0] as number) * 1e9) / (restored[1] as number),
  }
}

/** The column "Counted" of a row of the results. */
function countedIn(page: string): (figure: string, pattern: RegExp) => number[] {
  const rows = new Map(
    page
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) => line.slice(2, -2).split(' | '))
      .map((cells) => [cells[0], cells.at(-1) ?? '']),
  )
  return (figure, pattern) => {
    const text = rows.get(figure)
    if (text === undefined) throw new Error(`bench/results.md has no row "${figure}"`)
    return numbersIn(text, pattern)
  }
}

function numbersIn(text: string, pattern: RegExp): number[] {
  const found = pattern.exec(text)
  if (!found) throw new Error(`No ${pattern} in: ${text.slice(0, 200)}`)
  return found.slice(1).map(Number)
}
