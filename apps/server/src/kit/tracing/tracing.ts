/** What a part of a trace says about itself: names of the trade, never anything about a person. */
export type SpanFacts = Record<string, string | number>

/**
 * Where a part of a trace belongs. `payment` with `isFirst` begins the trace of a payment, which has the
 * payment's id; without it, the part joins that trace from another request. `after` joins by what `header` told.
 */
export type SpanPlace = { payment: string; isFirst?: true } | { after: string | undefined }

export type TracedAnswer = {
  /** Runs the work as a part of the request. */
  run(work: () => void): void
  traceId(): string
  end(facts: SpanFacts): void
}

/** Follows a sale through requests, acquirers, webhooks, jobs and mails. */
export type Tracing = {
  span<T>(name: string, facts: SpanFacts, work: () => Promise<T>, place?: SpanPlace): Promise<T>
  /** A request, or null where nothing is traced. */
  request(name: string): TracedAnswer | null
  /** The current part of the trace, for a job that continues it; undefined where there is none. */
  header(): string | undefined
  /** Sends what was not sent yet. */
  settled(): Promise<void>
}

/** For a process that nobody traces. */
export const noTracing: Tracing = {
  span: (_name, _facts, work) => work(),
  request: () => null,
  header: () => undefined,
  settled: async () => {},
}
