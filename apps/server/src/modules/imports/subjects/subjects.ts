import type { ImportSubject } from '@balcao/domain/platform/imports'
import { customers } from './customers.ts'
import { products } from './products.ts'
import { sales } from './sales.ts'
import type { Subject } from './subject.ts'
import { subscriptions } from './subscriptions.ts'

export const subjects: Record<ImportSubject, Subject<unknown>> = {
  SALES: sales,
  SUBSCRIPTIONS: subscriptions,
  CUSTOMERS: customers,
  PRODUCTS: products,
}
