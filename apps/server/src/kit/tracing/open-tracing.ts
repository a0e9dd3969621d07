import type { Context, SpanContext } from '@opentelemetry/api'
import { currentTrace, type TracedRequest } from './current-trace.ts'
import type { SpanPlace, Tracing } from './tracing.ts'

type TracingOptions = {
  /** Address of a collector that takes OTLP over HTTP, such as http://127.0.0.1:4318/v1/traces. */
  url: string
  /**
   * Share of the traces that is kept, from 0 to 1. Decided by the trace's id, so that every process decides alike.
   */
  share: number
  process: string
}

const headerShape = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/

/** Traces by OpenTelemetry, which is loaded only where traces are sent. */
export async function openTracing({ url, share, process }: TracingOptions): Promise<Tracing> {
  const [
    { ROOT_CONTEXT, SpanStatusCode, TraceFlags, trace },
    { BatchSpanProcessor, RandomIdGenerator, TraceIdRatioBasedSampler, TracerProvider },
    { OTLPTraceExporter },
    { resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const random = new RandomIdGenerator()
  /** Ids of the next span, where it begins the trace of a payment. */
  let given: { traceId: string; spanId: string } | undefined
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'balcao', 'service.instance.id': process }),
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
    idGenerator: {
      generateTraceId: () => given?.traceId ?? random.generateTraceId(),
      generateSpanId: () => given?.spanId ?? random.generateSpanId(),
    },
  })
  const tracer = provider.getTracer('balcao')

  const remote = (ids: Pick<SpanContext, 'traceId' | 'spanId'>): Context =>
    trace.setSpanContext(ROOT_CONTEXT, { ...ids, traceFlags: TraceFlags.SAMPLED, isRemote: true })
  const contextAfter = (header: string | undefined): Context => {
    const [, traceId, spanId] = headerShape.exec(header ?? '') ?? []
    return traceId && spanId ? remote({ traceId, spanId }) : ROOT_CONTEXT
  }
  const contextOf = (place: SpanPlace | undefined): Context => {
    if (place === undefined) return currentTrace.getStore()?.context ?? ROOT_CONTEXT
    if ('after' in place) return contextAfter(place.after)
    return place.isFirst ? ROOT_CONTEXT : remote(idsOf(place.payment))
  }
  const begin = (name: string, attributes: Record<string, string | number>, place?: SpanPlace) => {
    given = place && 'payment' in place && place.isFirst ? idsOf(place.payment) : undefined
    const parent = contextOf(place)
    const span = tracer.startSpan(name, { attributes }, parent)
    given = undefined
    return { span, context: trace.setSpan(parent, span), traceId: span.spanContext().traceId }
  }

  return {
    async span(name, facts, work, place) {
      const { span, context, traceId } = begin(name, facts, place)
      const request = currentTrace.getStore()?.request
      if (request && place && 'payment' in place) request.traceId = traceId
      try {
        return await currentTrace.run({ traceId, context, request }, work)
      } catch (error) {
        // The message may contain a person's input; its line in the log is masked.
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    },
    request(name) {
      const { span, context, traceId } = begin(name, {}, { after: undefined })
      const request: TracedRequest = { traceId }
      return {
        run: (work) => currentTrace.run({ traceId, context, request }, work),
        traceId: () => request.traceId,
        end(facts) {
          span.setAttributes(facts)
          span.end()
        },
      }
    },
    header() {
      const context = currentTrace.getStore()?.context
      const span = context && trace.getSpanContext(context)
      return span && `00-${span.traceId}-${span.spanId}-01`
    },
    settled: () => provider.forceFlush(),
  }
}

/**
 * The trace id of a payment is the payment's id, and its last half is the id of the first span. So the trace is
 * found by the payment, and the payment by the trace.
 */
function idsOf(paymentId: string): Pick<SpanContext, 'traceId' | 'spanId'> {
  const traceId = paymentId.replaceAll('-', '')
  return { traceId, spanId: traceId.slice(16) }
}
