import { expect, test } from 'vitest'
import { findUnsafe } from './check-migrations.mjs'

const reasonsOf = (...statements) =>
  findUnsafe(statements.join(';\n--> statement-breakpoint\n')).map(({ reason }) => reason)

test.each([
  ['ALTER TABLE "orders" DROP COLUMN "note"', 'drops what the former version reads'],
  ['DROP TABLE "orders"', 'drops what the former version reads'],
  ['ALTER TABLE "orders" RENAME COLUMN "note" TO "remark"', 'renames what the former version reads'],
  ['ALTER TABLE "orders" RENAME TO "sales"', 'renames what the former version reads'],
  [
    'ALTER TABLE "orders" ADD COLUMN "note" text NOT NULL',
    'adds a column that the former version does not fill',
  ],
  [
    'ALTER TABLE "orders" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL',
    'rewrites a table for a default that is not constant',
  ],
  ['ALTER TABLE "orders" ALTER COLUMN "note" SET DATA TYPE integer', 'rewrites a table under a lock'],
  ['ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL', 'reads a whole table under a lock'],
  [
    'ALTER TABLE "orders" ADD CONSTRAINT "positive" CHECK ("cents" > 0)',
    'reads a whole table under a lock: add it NOT VALID and validate it in the next migration',
  ],
  ['DELETE FROM "orders"', 'removes rows'],
  ['VACUUM FULL "orders"', 'locks a table'],
])('%s is refused', (statement, reason) => {
  expect(reasonsOf(statement)).toEqual([reason])
})

test.each([
  ['CREATE TABLE "notes" ("id" uuid NOT NULL, "text" text NOT NULL)'],
  ['ALTER TABLE "orders" ADD COLUMN "note" text'],
  [`ALTER TABLE "orders" ADD COLUMN "note" text DEFAULT '' NOT NULL`],
  ['ALTER TABLE "orders" ADD COLUMN "is_new" boolean DEFAULT false NOT NULL'],
  ['ALTER TABLE "orders" ADD COLUMN "made_at" timestamptz DEFAULT now() NOT NULL'],
  ['ALTER TABLE "orders" ADD CONSTRAINT "positive" CHECK ("cents" > 0) NOT VALID'],
  ['ALTER TABLE "orders" VALIDATE CONSTRAINT "positive"'],
  ['CREATE INDEX "orders_by_note" ON "orders" ("note")'],
  ['-- safe: no version since 0.2 reads it\nALTER TABLE "orders" DROP COLUMN "note"'],
])('%s passes', (statement) => {
  expect(reasonsOf(statement)).toEqual([])
})

test('a table that the migration itself creates may be changed, since no other transaction uses it', () => {
  const made = 'CREATE TABLE "notes" ("id" uuid NOT NULL)'
  expect(
    reasonsOf(made, 'ALTER TABLE "notes" ADD CONSTRAINT "of" FOREIGN KEY ("id") REFERENCES "orders"("id")'),
  ).toEqual([])
})
