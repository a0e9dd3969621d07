import { monitorEventLoopDelay } from 'node:perf_hooks'
import { declaredMetrics, type MetricName } from './declared-metrics.ts'
import type { Metrics } from './metrics.ts'

/** In seconds: from a read of the cache to a hanging acquirer. */
const boundaries = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300]
const loopResolutionMs = 10

/** Metrics of one process, by OpenTelemetry, which is loaded only where metrics are read. `process` identifies the process. */
export async function openMetrics(process: string): Promise<Metrics> {
  const [{ MeterProvider }, { PrometheusExporter, PrometheusSerializer }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-metrics'),
      import('@opentelemetry/exporter-prometheus'),
      import('@opentelemetry/resources'),
    ])
  const reader = new PrometheusExporter({ preventServerStart: true })
  const serializer = new PrometheusSerializer('', false, /^process$/, true, true)
  const provider = new MeterProvider({ resource: resourceFromAttributes({ process }), readers: [reader] })
  const meter = provider.getMeter('balcao')
  const named = <Instrument>(kind: string, create: (name: MetricName, description: string) => Instrument) =>
    new Map(
      Object.entries(declaredMetrics)
        .filter(([, declared]) => declared.kind === kind)
        .map(([name, { says }]) => [name, create(name as MetricName, says)]),
    )
  const counters = named('counter', (name, description) => meter.createCounter(name, { description }))
  const histograms = named('histogram', (name, description) =>
    meter.createHistogram(name, { description, advice: { explicitBucketBoundaries: boundaries } }),
  )
  const gauges = named('gauge', (name, description) => meter.createObservableGauge(name, { description }))
  const metrics: Metrics = {
    count: (name, labels) => counters.get(name)?.add(1, labels),
    measure: (name, seconds, labels) => histograms.get(name)?.record(seconds, labels),
    watch: (name, read) =>
      gauges.get(name)?.addCallback((result) => {
        for (const { value, labels } of read()) result.observe(value, labels)
      }),
    read: async () => {
      const { resourceMetrics, errors } = await reader.collect()
      if (errors.length > 0) throw errors[0]
      return serializer.serialize(resourceMetrics)
    },
  }
  watchProcess(metrics)
  return metrics
}

function watchProcess(metrics: Metrics): void {
  const delays = monitorEventLoopDelay({ resolution: loopResolutionMs })
  delays.enable()
  metrics.watch('balcao_event_loop_delay_seconds', () => {
    const value = delays.count === 0 ? 0 : Math.max(0, delays.percentile(99) / 1e6 - loopResolutionMs) / 1e3
    delays.reset()
    return [{ value, labels: {} }]
  })
  metrics.watch('balcao_memory_bytes', () => [{ value: process.memoryUsage.rss(), labels: {} }])
}
