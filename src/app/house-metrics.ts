import { Inject, Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { ReadSources } from '../projector/read-sources';
import { type HouseFigures, HouseGauges } from './house-gauges';
import { ServiceMetrics } from './service-metrics';
import { outgoingTrouble } from '../outgoing/outgoing-trouble';
import { backupAgeSeconds, diskOf, lastVerification } from './upkeep-gauges';

/** Where a service keeps files, and where its backups are written. */
export class KeptPlaces {
  constructor(
    readonly dataDirectory: string,
    readonly backups: string | undefined,
  ) {}
}

/** The gauges of the house and of its upkeep, beside those of the process: numbers alone, without a casino or an amount. */
@Injectable()
export class HouseMetrics {
  private readonly house: HouseGauges;

  constructor(
    private readonly metrics: ServiceMetrics,
    private readonly reads: ReadSources,
    @Inject(KeptPlaces) places: KeptPlaces,
  ) {
    this.house = new HouseGauges(reads.primary);
    this.measureHouse();
    this.measureWebhooks();
    this.measureUpkeep(places);
    this.measurePacks();
  }

  private measureHouse(): void {
    const figure = (name: string, help: string, of: (figures: HouseFigures) => number): void =>
      this.metrics.gauge(name, help, async () => of(await this.house.read()));
    figure('cagnotte_open_tables', 'Sessions of tables that are open.', ({ openTables }) => openTables);
    figure(
      'cagnotte_overdue_closes',
      'Gaming days that have ended and are not closed; a day has ended at noon, UTC, of the next.',
      ({ daysNotClosed }) => daysNotClosed,
    );
    figure(
      'cagnotte_oldest_overdue_close_seconds',
      'Time since the oldest day that is not closed has ended; 0 if all are closed.',
      ({ oldestNotClosedSeconds }) => oldestNotClosedSeconds,
    );
    this.metrics.counts(Gauge, 'kind', {
      name: 'cagnotte_floor_alerts',
      help: 'Alerts of the floor that are due, by kind; acknowledged ones too.',
      measure: async () => (await this.house.read()).floorAlerts,
    });
    this.metrics.counts(Gauge, 'severity', {
      name: 'cagnotte_open_findings',
      help: 'Findings that are open, by severity.',
      measure: async () => (await this.house.read()).openFindings,
    });
  }

  private measureWebhooks(): void {
    const { metrics, reads } = this;
    metrics.gauge(
      'cagnotte_webhooks_parked',
      'Webhooks that are sent nothing of a casino any more, because they accepted nothing for too long.',
      async () => (await outgoingTrouble(reads.primary, 'webhook')).parked,
    );
    metrics.gauge(
      'cagnotte_webhooks_failing_seconds',
      'For how long the webhook that has failed for longest, and is not parked, has accepted nothing; 0 if none fails.',
      async () => (await outgoingTrouble(reads.primary, 'webhook')).failingSeconds,
    );
  }

  private measureUpkeep({ dataDirectory, backups }: KeptPlaces): void {
    const { metrics, reads } = this;
    if (backups !== undefined)
      metrics.gauge(
        'cagnotte_backup_age_seconds',
        'Age of the newest file of CAGNOTTE_BACKUPS; +Inf if there is none.',
        () => backupAgeSeconds(backups),
      );
    metrics.gauge(
      'cagnotte_verification_age_seconds',
      'Time since the last run of cagnotte verify ended; +Inf if it never ran.',
      async () => (await lastVerification(reads.primary)).ageSeconds,
    );
    metrics.gauge(
      'cagnotte_verification_holds',
      '1 if the last run of cagnotte verify found the books to hold; NaN if it never ran.',
      async () => {
        const { holds } = await lastVerification(reads.primary);
        return holds === undefined ? NaN : Number(holds);
      },
    );
    metrics.gauge(
      'cagnotte_disk_free_bytes',
      'Free space below the data directory.',
      () => diskOf(dataDirectory).free,
    );
    metrics.gauge(
      'cagnotte_disk_size_bytes',
      'Space of the disk of the data directory.',
      () => diskOf(dataDirectory).size,
    );
  }

  private measurePacks(): void {
    const { metrics, reads } = this;
    metrics.gauge(
      'cagnotte_packs_given_up',
      'Recipients of the monthly pack to whom nothing is sent until the office decides what to do.',
      async () => (await outgoingTrouble(reads.primary, 'pack')).parked,
    );
    metrics.gauge(
      'cagnotte_pack_oldest_failure_seconds',
      'For how long the monthly pack that has failed for longest, and is not given up, was not accepted; 0 if none fails.',
      async () => (await outgoingTrouble(reads.primary, 'pack')).failingSeconds,
    );
  }
}
