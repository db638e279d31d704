import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Registry } from './registry';

const nanoseconds = 1e9;
const resolutionMs = 10;

/** Metrics of the process itself, under the names that dashboards for Node expect. */
export function addProcessMetrics(registry: Registry): void {
  const startedAt = Date.now() / 1000 - process.uptime();
  const lag = monitorEventLoopDelay({ resolution: resolutionMs });
  lag.enable();
  const gauge = (name: string, help: string, value: () => number, type?: 'counter') =>
    registry.sampled(name, help, () => [{ value: value() }], type);

  gauge('process_start_time_seconds', 'When the process started, since the epoch.', () => startedAt);
  gauge('process_cpu_seconds_total', 'Processor time that the process has used.', cpuSeconds, 'counter');
  gauge('process_resident_memory_bytes', 'Memory that the process holds.', () => process.memoryUsage.rss());
  gauge('nodejs_heap_size_used_bytes', 'Heap that JavaScript uses.', () => process.memoryUsage().heapUsed);
  // Node measures the whole of each interval, and says NaN before the first.
  const seconds = (value: number) => Math.max(0, (value || 0) / nanoseconds - resolutionMs / 1000);
  gauge('nodejs_eventloop_lag_mean_seconds', 'Delay of the event loop since the last scrape.', () => seconds(lag.mean));
  gauge('nodejs_eventloop_lag_p99_seconds', 'Delay that 99 of 100 turns of the event loop stayed below.', () =>
    seconds(lag.percentile(99)),
  );
  gauge('nodejs_eventloop_lag_max_seconds', 'Longest delay of the event loop since the last scrape.', () => {
    const longest = seconds(lag.max);
    lag.reset();
    return longest;
  });
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
