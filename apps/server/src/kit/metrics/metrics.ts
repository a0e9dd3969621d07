import type { LabelsOf, MetricOf } from './declared-metrics.ts'

export type Reading<Name extends MetricOf<'gauge'>> = { value: number; labels: LabelsOf<Name> }

/** Metrics that a process shows to a monitor. */
export type Metrics = {
  count<Name extends MetricOf<'counter'>>(name: Name, labels: LabelsOf<Name>): void
  measure<Name extends MetricOf<'histogram'>>(name: Name, seconds: number, labels: LabelsOf<Name>): void
  /** Registers a gauge, which is read at each scrape. */
  watch<Name extends MetricOf<'gauge'>>(name: Name, read: () => readonly Reading<Name>[]): void
  /** All metrics in the text format of Prometheus. */
  read(): Promise<string>
}

/** For a process without a monitor. */
export const noMetrics: Metrics = {
  count: () => {},
  measure: () => {},
  watch: () => {},
  read: async () => '',
}
