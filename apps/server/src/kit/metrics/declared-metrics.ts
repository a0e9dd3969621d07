type Declaration = {
  kind: 'counter' | 'histogram' | 'gauge'
  /** Each label has few values: names of the trade, never an id or anything about a person. */
  labels: readonly string[]
  says: string
}

/** Every metric that the product shows to a monitor. Dashboards and alerts may use no other. */
export const declaredMetrics = {
  balcao_requests_total: {
    kind: 'counter',
    labels: ['route', 'status'],
    says: 'HTTP requests by route and status; a call of the API has its procedure as route.',
  },
  balcao_request_duration_seconds: {
    kind: 'histogram',
    labels: ['route'],
    says: 'Time from the arrival of a request to the end of its answer.',
  },
  balcao_purchases_total: {
    kind: 'counter',
    labels: ['method', 'outcome'],
    says: 'Purchases by method and outcome: a status, repeated, refused or failed.',
  },
  balcao_purchase_duration_seconds: {
    kind: 'histogram',
    labels: ['method'],
    says: 'Time from the call of a purchase to its answer, with the acquirer in between.',
  },
  balcao_payments_total: {
    kind: 'counter',
    labels: ['status'],
    says: 'Payments that reached a status for certain.',
  },
  balcao_acquirer_calls_total: {
    kind: 'counter',
    labels: ['provider', 'operation', 'outcome'],
    says: 'Calls to acquirers by outcome; resting and busy were not sent.',
  },
  balcao_acquirer_call_duration_seconds: {
    kind: 'histogram',
    labels: ['provider', 'operation'],
    says: 'Time of an acquirer until its answer.',
  },
  balcao_webhook_lag_seconds: {
    kind: 'histogram',
    labels: ['state'],
    says: 'Time from the arrival of a webhook, or its replay by a person, to its verdict.',
  },
  balcao_webhooks_waiting: {
    kind: 'gauge',
    labels: [],
    says: 'Webhooks that were received and not worked yet.',
  },
  balcao_job_duration_seconds: {
    kind: 'histogram',
    labels: ['job'],
    says: 'Time of one run of a job.',
  },
  balcao_job_failures_total: {
    kind: 'counter',
    labels: ['job'],
    says: 'Runs of a job that failed; it is tried again while it has tries left.',
  },
  balcao_jobs_waiting: { kind: 'gauge', labels: [], says: 'Jobs that are due and not begun.' },
  balcao_jobs_oldest_wait_seconds: {
    kind: 'gauge',
    labels: [],
    says: 'Age of the oldest job that is due and not begun.',
  },
  balcao_jobs_dead: {
    kind: 'gauge',
    labels: [],
    says: 'Jobs that used up their tries and wait for a person.',
  },
  balcao_lots_overdue: {
    kind: 'gauge',
    labels: [],
    says: 'Shares of sales that wait a day beyond their release date.',
  },
  balcao_suspense_cents: {
    kind: 'gauge',
    labels: ['currency'],
    says: 'Money that no rule explains, each beside a case.',
  },
  balcao_ledger_imbalance_cents: {
    kind: 'gauge',
    labels: ['currency'],
    says: 'Sum of the differences of journals since the last closed day. Must be zero.',
  },
  balcao_oracle_violations: {
    kind: 'gauge',
    labels: ['oracle'],
    says: 'Rows that an oracle of `audit` found. Must be zero.',
  },
  balcao_oracle_checked_timestamp_seconds: {
    kind: 'gauge',
    labels: ['oracle'],
    says: 'Time at which an oracle last had an answer.',
  },
  balcao_database_transactions: {
    kind: 'gauge',
    labels: [],
    says: 'Transactions of a process under way or waiting for a connection.',
  },
  balcao_database_pool_size: { kind: 'gauge', labels: [], says: 'Connections that a process may use.' },
  balcao_database_connections: { kind: 'gauge', labels: [], says: 'Connections to the database server.' },
  balcao_database_connections_max: {
    kind: 'gauge',
    labels: [],
    says: 'Connections that the database server takes.',
  },
  balcao_database_size_bytes: { kind: 'gauge', labels: [], says: 'Size of the database on its disk.' },
  balcao_rows_outside_months: {
    kind: 'gauge',
    labels: [],
    says: 'Rows of logs whose month has no partition, which a worker should have made.',
  },
  balcao_event_loop_delay_seconds: {
    kind: 'gauge',
    labels: [],
    says: 'Delay of the event loop since the last scrape, 99th percentile.',
  },
  balcao_memory_bytes: { kind: 'gauge', labels: [], says: 'Resident memory of a process.' },
} as const satisfies Record<string, Declaration>

export type MetricName = keyof typeof declaredMetrics

/** Names of the metrics of one kind. */
export type MetricOf<Kind extends Declaration['kind']> = {
  [Name in MetricName]: (typeof declaredMetrics)[Name]['kind'] extends Kind ? Name : never
}[MetricName]

export type LabelsOf<Name extends MetricName> = Record<
  (typeof declaredMetrics)[Name]['labels'][number],
  string
>
