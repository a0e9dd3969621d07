import { and, desc, eq, inArray, isNotNull, or } from 'drizzle-orm'
import { accessDeliveries, accessGrants, gifts } from '#db/schema/access.ts'
import { sessionLogs, sessions } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { certificates, lessonComments, lessonProgress, quizAttempts } from '#db/schema/courses.ts'
import { importedCustomers, importedSales, importedSubscriptions } from '#db/schema/imports.ts'
import { ageStatements, orderItems, orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { refundMessages, refundRequests } from '#db/schema/refunds.ts'
import { shipments } from '#db/schema/shipments.ts'
import { subscriptions } from '#db/schema/subscriptions.ts'
import { adConsents } from '#db/schema/tracking.ts'
import { getUser } from '#modules/accounts/users/user.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import { isPlaceholderPhone } from '#modules/platforms/settings/is-placeholder-phone.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'

const rowsMax = 1_000

/** A buyer's data for the buyer's own copy: the purchases of the mailbox and everything related to them. */
export async function exportCustomerData(caller: Caller) {
  const { tx, now, session } = caller
  const { userId } = session
  const { name, email, locale, createdAt } = await getUser(caller, userId)
  const platform = await getPlatform(caller)
  const bought = await tx
    .select()
    .from(orders)
    .where(eq(orders.buyerEmail, email))
    .orderBy(desc(orders.createdAt))
    .limit(rowsMax)
  const orderIds = bought.map(({ id }) => id)
  const ownGrants = tx
    .select({ id: accessGrants.id })
    .from(accessGrants)
    .where(eq(accessGrants.customerId, userId))
  const [
    items,
    paid,
    sent,
    agreed,
    asked,
    written,
    subscribed,
    delivered,
    accesses,
    lessons,
    tries,
    certified,
    comments,
    open,
    entries,
    broughtSales,
    broughtSubscriptions,
    listed,
    given,
    received,
    stated,
  ] = await Promise.all([
    tx.select().from(orderItems).where(inArray(orderItems.orderId, orderIds)),
    tx.select().from(payments).where(inArray(payments.orderId, orderIds)),
    tx.select().from(shipments).where(inArray(shipments.orderId, orderIds)),
    tx.select().from(adConsents).where(inArray(adConsents.orderId, orderIds)),
    tx
      .select()
      .from(refundRequests)
      .where(or(eq(refundRequests.customerId, userId), eq(refundRequests.reporterEmail, email)))
      .limit(rowsMax),
    tx
      .select({ body: refundMessages.body, at: refundMessages.at })
      .from(refundMessages)
      .innerJoin(refundRequests, eq(refundRequests.id, refundMessages.requestId))
      .where(and(eq(refundRequests.customerId, userId), eq(refundMessages.author, 'BUYER')))
      .limit(rowsMax),
    tx.select().from(subscriptions).where(eq(subscriptions.buyerEmail, email)).limit(rowsMax),
    tx
      .select({ title: accessDeliveries.title, deliveredAt: accessDeliveries.deliveredAt })
      .from(accessDeliveries)
      .where(inArray(accessDeliveries.grantId, ownGrants))
      .limit(rowsMax),
    tx
      .select({
        product: products.name,
        source: accessGrants.source,
        grantedAt: accessGrants.grantedAt,
        givenName: accessGrants.givenName,
      })
      .from(accessGrants)
      .innerJoin(products, eq(products.id, accessGrants.productId))
      .where(eq(accessGrants.customerId, userId))
      .limit(rowsMax),
    tx
      .select({
        title: lessonProgress.title,
        startedAt: lessonProgress.startedAt,
        seenAt: lessonProgress.seenAt,
        doneAt: lessonProgress.doneAt,
      })
      .from(lessonProgress)
      .where(inArray(lessonProgress.grantId, ownGrants))
      .limit(rowsMax),
    tx
      .select({
        answers: quizAttempts.answers,
        rightCount: quizAttempts.rightCount,
        questionCount: quizAttempts.questionCount,
        isPassed: quizAttempts.isPassed,
        attemptedAt: quizAttempts.attemptedAt,
      })
      .from(quizAttempts)
      .where(inArray(quizAttempts.grantId, ownGrants))
      .limit(rowsMax),
    tx
      .select({
        code: certificates.code,
        studentName: certificates.studentName,
        courseName: certificates.courseName,
        issuedAt: certificates.issuedAt,
      })
      .from(certificates)
      .where(inArray(certificates.grantId, ownGrants))
      .limit(rowsMax),
    tx
      .select({ body: lessonComments.body, createdAt: lessonComments.createdAt })
      .from(lessonComments)
      .where(eq(lessonComments.authorId, userId))
      .limit(rowsMax),
    tx.select().from(sessions).where(eq(sessions.userId, userId)),
    tx
      .select()
      .from(sessionLogs)
      .where(eq(sessionLogs.userId, userId))
      .orderBy(desc(sessionLogs.at))
      .limit(rowsMax),
    tx
      .select({
        productName: importedSales.productName,
        soldAt: importedSales.soldAt,
        amountCents: importedSales.amountCents,
        currency: importedSales.currency,
        name: importedSales.buyerName,
        document: importedSales.buyerDocument,
      })
      .from(importedSales)
      .where(eq(importedSales.buyerEmail, email))
      .limit(rowsMax),
    tx
      .select({
        productName: importedSubscriptions.productName,
        nextDueOn: importedSubscriptions.nextDueOn,
        name: importedSubscriptions.buyerName,
        document: importedSubscriptions.buyerDocument,
      })
      .from(importedSubscriptions)
      .where(eq(importedSubscriptions.buyerEmail, email))
      .limit(rowsMax),
    tx
      .select({
        name: importedCustomers.name,
        document: importedCustomers.document,
        phone: importedCustomers.phone,
        importedAt: importedCustomers.importedAt,
      })
      .from(importedCustomers)
      .where(eq(importedCustomers.email, email))
      .limit(rowsMax),
    tx.select().from(gifts).where(inArray(gifts.orderId, orderIds)),
    tx
      .select({
        product: products.name,
        name: gifts.recipientName,
        message: gifts.message,
        sentAt: gifts.sentAt,
        openedAt: gifts.openedAt,
      })
      .from(gifts)
      .innerJoin(orders, eq(orders.id, gifts.orderId))
      .innerJoin(products, eq(products.id, orders.productId))
      .where(and(eq(gifts.recipientEmail, email), isNotNull(gifts.sentAt)))
      .limit(rowsMax),
    tx.select().from(ageStatements).where(inArray(ageStatements.orderId, orderIds)),
  ])
  await writeAudit(caller, { userId, ip: null }, { action: 'own_data.exported', subject: userId, detail: {} })
  return {
    exportedAt: now.toISOString(),
    person: { name, email, locale, createdAt },
    /** Data that sellers imported about this mailbox from other platforms. */
    imported: { sales: broughtSales, subscriptions: broughtSubscriptions, contacts: listed },
    purchases: bought.map(({ id, code, createdAt: boughtAt, ...order }) => ({
      code,
      boughtAt,
      name: order.buyerName,
      phone: isPlaceholderPhone(platform, order.buyerPhone) ? null : order.buyerPhone,
      document: order.documentSource === 'BUYER' ? order.buyerDocument : null,
      address: order.address,
      userAgent: order.userAgent,
      /** Consents to reports of this purchase to ad vendors. */
      adConsents: agreed
        .filter(({ orderId }) => orderId === id)
        .map(({ vendors, ip, userAgent, at }) => ({ vendors, ip, userAgent, at })),
      totalCents: order.totalCents,
      currency: order.currency,
      items: items
        .filter(({ orderId }) => orderId === id)
        .map(({ title, priceCents, quantity }) => ({ title, priceCents, quantity })),
      payments: paid
        .filter(({ orderId }) => orderId === id)
        .map(({ method, status, amountCents, refundedCents, paidAt }) => ({
          method,
          status,
          amountCents,
          refundedCents,
          paidAt,
        })),
      /** Date of birth that the buyer stated for a product for adults. */
      birthDate: stated.find(({ orderId }) => orderId === id)?.birthDate ?? null,
      gift:
        given
          .filter(({ orderId }) => orderId === id)
          .map(({ recipientName, recipientEmail, message, sendsAt, openedAt }) => ({
            recipientName,
            recipientEmail,
            message,
            sendsAt,
            openedAt,
          }))[0] ?? null,
      shipments: sent
        .filter(({ orderId }) => orderId === id)
        .map(({ state, carrier, trackingCode, postedAt, endedAt }) => ({
          state,
          carrier,
          trackingCode,
          postedAt,
          endedAt,
        })),
    })),
    refundRequests: asked.map(({ protocol, state, amountCents, reason, createdAt: askedAt }) => ({
      protocol,
      state,
      amountCents,
      reason,
      askedAt,
    })),
    refundMessages: written,
    subscriptions: subscribed.map(({ state, method, priceCents, frequencyInDays, createdAt: since }) => ({
      state,
      method,
      priceCents,
      frequencyInDays,
      since,
    })),
    giftsReceived: received,
    deliveries: delivered,
    accesses,
    lessons,
    quizAttempts: tries,
    certificates: certified,
    comments,
    sessions: open.map(({ createdAt: startedAt, lastSeenAt, ip: address, userAgent }) => ({
      startedAt,
      lastSeenAt,
      ip: address,
      userAgent,
    })),
    entries: entries.map(({ at, outcome, ip: address, userAgent }) => ({
      at,
      outcome,
      ip: address,
      userAgent,
    })),
  }
}
