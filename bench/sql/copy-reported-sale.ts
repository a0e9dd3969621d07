import type postgres from 'postgres'

/** A sale with a stored webhook. */
export type ReportedSale = { paymentId: string; orderId: string; transactionId: string; webhookId: string }

/** Copies an open sale and a webhook, so that each copy can be written to like the original. */
export async function copyReportedSale(
  owner: postgres.Sql,
  { paymentId, webhookId, count }: { paymentId: string; webhookId: string; count: number },
): Promise<ReportedSale[]> {
  return owner<ReportedSale[]>`
    with copies as (
      select gen_random_uuid() as "paymentId", gen_random_uuid() as "orderId", gen_random_uuid() as "webhookId",
        gen_random_uuid()::text as "transactionId"
      from generate_series(1, ${count})
    ), copied_orders as (
      insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', "orderId", 'code', "orderId"))).*
      from orders o join payments p on p.order_id = o.id, copies where p.id = ${paymentId}
    ), copied_payments as (
      insert into payments select (jsonb_populate_record(p, jsonb_build_object(
        'id', "paymentId", 'order_id', "orderId", 'transaction_id', "transactionId"))).*
      from payments p, copies where p.id = ${paymentId}
    ), copied_webhooks as (
      insert into webhook_inbox select (jsonb_populate_record(w, jsonb_build_object(
        'id', "webhookId", 'payment_hint', "paymentId", 'payment_id', null, 'state', 'RECEIVED', 'detail', null, 'worked_at', null))).*
      from webhook_inbox w, copies where w.id = ${webhookId}
    )
    select * from copies`
}
