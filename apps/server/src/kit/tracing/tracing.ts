/** Attributes of a span: names of the trade, never personal data. */
export type SpanFacts = Record<string, string | number>

/**
 * Place of a span. `payment` with `isFirst` begins the trace of a payment, which has the payment's id; without it, the
 * span joins that trace from another request. `after` joins the trace of an earlier `header`.
 */
export type SpanPlace = { payment: string; isFirst?: true } | { after: string | undefined }

export type TracedAnswer = {
  /** Runs the work as a span of the request. */
  run(work: () => void): void
  traceId(): string
  end(facts: SpanFacts): void
}

/** Follows a sale through requests, acquirers, webhooks, jobs and mails. */
export type Tracing = {
  span<T>(name: string, facts: SpanFacts, work: () => Promise<T>, place?: SpanPlace): Promise<T>
  /** A request, or null where nothing is traced. */
  request(name: string): TracedAnswer | null
  /** Header of the current span, for a job that continues it; undefined without a span. */
  header(): string | undefined
  /** Sends the spans that were not sent yet. */
  settled(): Promise<void>
}

/** For a process without tracing. */
export const noTracing: Tracing = {
  span: (_name, _facts, work) => work(),
  request: () => null,
  header: () => undefined,
  settled: async () => {},
}
