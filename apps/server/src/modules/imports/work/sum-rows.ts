import type { ImportReport } from '#db/schema/imports.ts'
import type { Subject } from '#modules/imports/subjects/subject.ts'

/** Limit of products that a report lists for linking to own ones. */
const namedMax = 100

type Sums = ImportReport['products'][number] & { emails: Set<string> }

/** Sums of rows by product and by month, for comparison with the figures of the other platform. */
export function sumRows(subject: Subject<unknown>) {
  const products = new Map<string, Sums>()
  const months = new Map<string, ImportReport['months'][number]>()
  return {
    add(row: unknown): void {
      const sum = subject.sumOf(row)
      if (!sum) return
      const { product: name, month, currency, cents } = sum
      const place = `${currency} ${name}`
      const ofProduct = products.get(place) ?? {
        name,
        currency,
        count: 0,
        cents: 0,
        people: 0,
        emails: new Set(),
      }
      ofProduct.count += 1
      ofProduct.cents += cents
      const student = subject.studentOf(row)
      if (student) ofProduct.emails.add(student.email)
      products.set(place, ofProduct)
      if (month === null) return
      const ofMonth = months.get(`${month} ${currency}`) ?? { month, currency, count: 0, cents: 0 }
      ofMonth.count += 1
      ofMonth.cents += cents
      months.set(`${month} ${currency}`, ofMonth)
    },
    report(): ImportReport {
      const largest = [...products.values()].toSorted((one, other) => other.count - one.count)
      return {
        products: largest
          .slice(0, namedMax)
          .map(({ emails, ...product }) => ({ ...product, people: emails.size })),
        otherProducts: Math.max(0, largest.length - namedMax),
        months: [...months.values()].toSorted((one, other) => (one.month < other.month ? 1 : -1)),
      }
    },
  }
}
