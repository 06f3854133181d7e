import { EventLog1700000000001 } from './1700000000001-event-log';
import { ApiKeys1700000000002 } from './1700000000002-api-keys';
import { RegisterAndReadModels1700000000003 } from './1700000000003-register-and-read-models';
import { Balances1700000000004 } from './1700000000004-balances';
import { StandingFindings1700000000005 } from './1700000000005-standing-findings';
import { TableSessions1700000000011 } from './1700000000011-table-sessions';
import { BanksPoolsRounds1700000000012 } from './1700000000012-banks-pools-rounds';
import { DerivedAwards1700000000021 } from './1700000000021-derived-awards';
import { Refold1700000000031 } from './1700000000031-refold';
import { ParkedRecords1700000000032 } from './1700000000032-parked-records';
import { PoolFacts1700000000041 } from './1700000000041-pool-facts';
import { Closing1700000000051 } from './1700000000051-closing';
import { SealKeys1700000000052 } from './1700000000052-seal-keys';
import { UnnumberedSources1700000000061 } from './1700000000061-unnumbered-sources';
import { JournalNumbers1700000000091 } from './1700000000091-journal-numbers';
import { PlayTotals1700000000101 } from './1700000000101-play-totals';
import { CorrectionsAndSlips1700000000111 } from './1700000000111-corrections-and-slips';
import { FindingDecisions1700000000121 } from './1700000000121-finding-decisions';
import { LinesBySubLedger1700000000131 } from './1700000000131-lines-by-sub-ledger';
import { ChipsFlowTotals1700000000132 } from './1700000000132-chips-flow-totals';
import { FewAmongMany1700000000133 } from './1700000000133-few-among-many';
import { TotalsByBlock1700000000134 } from './1700000000134-totals-by-block';
import { ReportedDays1700000000135 } from './1700000000135-reported-days';
import { OneOrder1700000000141 } from './1700000000141-one-order';
import { DeclaredByFact1700000000142 } from './1700000000142-declared-by-fact';
import { ImportedDecisions1700000000151 } from './1700000000151-imported-decisions';
import { CustomersOfTheDay1700000000413 } from './1700000000413-customers-of-the-day';
import { MovementsOfEquipment1700000000416 } from './1700000000416-movements-of-equipment';
import { KeptDays1700000000420 } from './1700000000420-kept-days';
import { SqlReaders1700000000422 } from './1700000000422-sql-readers';
import { SchemaBi1700000000423 } from './1700000000423-schema-bi';
import { DaysAndSessions1700000000424 } from './1700000000424-days-and-sessions';
import { JackpotsInBi1700000000425 } from './1700000000425-jackpots-in-bi';
import { DaysInProgress1700000000426 } from './1700000000426-days-in-progress';
import { HoursAndBets1700000000427 } from './1700000000427-hours-and-bets';
import { CommissionsAndCorrections1700000000428 } from './1700000000428-commissions-and-corrections';
import { BanksByCoup1700000000429 } from './1700000000429-banks-by-coup';
import { QuartersOfDuty1700000000430 } from './1700000000430-quarters-of-duty';
import { AccountsByChart1700000000431 } from './1700000000431-accounts-by-chart';
import { OutgoingPlaces1700000000434 } from './1700000000434-outgoing-places';
import { Webhooks1700000000435 } from './1700000000435-webhooks';
import { SheetMappings1700000000436 } from './1700000000436-sheet-mappings';
import { MonthlyPacks1700000000439 } from './1700000000439-monthly-packs';
import { DistributedGenerations1700000000440 } from './1700000000440-distributed-generations';
import { CasinosOfAReader1700000000441 } from './1700000000441-casinos-of-a-reader';
import { HoursWithoutInterruptions1700000000442 } from './1700000000442-hours-without-interruptions';
import { NumbersOfWhatStands1700000000161 } from './1700000000161-numbers-of-what-stands';
import { EvaluatedRounds1700000000171 } from './1700000000171-evaluated-rounds';
import { FindingsInSpanish1700000000181 } from './1700000000181-findings-in-spanish';
import { ServiceRole1700000000201 } from './1700000000201-service-role';
import { PrincipalsInTheChain1700000000211 } from './1700000000211-principals-in-the-chain';
import { SourcesOfKeys1700000000215 } from './1700000000215-sources-of-keys';
import { IntroducedSealKeys1700000000221 } from './1700000000221-introduced-seal-keys';
import { People1700000000231 } from './1700000000231-people';
import { Sessions1700000000241 } from './1700000000241-sessions';
import { SecurityLog1700000000251 } from './1700000000251-security-log';
import { SignedDecisions1700000000261 } from './1700000000261-signed-decisions';
import { FindingAssignments1700000000281 } from './1700000000281-finding-assignments';
import { TimeStamps1700000000271 } from './1700000000271-time-stamps';
import { PersonalData1700000000291 } from './1700000000291-personal-data';
import { TabletsAndPins1700000000301 } from './1700000000301-tablets-and-pins';
import { SlipsByNumber1700000000311 } from './1700000000311-slips-by-number';
import { CheckpointsOfPartitions1700000000321 } from './1700000000321-checkpoints-of-partitions';
import { ContinuedBuilds1700000000331 } from './1700000000331-continued-builds';
import { Documents1700000000341 } from './1700000000341-documents';
import { PinFailures1700000000351 } from './1700000000351-pin-failures';
import { QuarantineInSpanish1700000000361 } from './1700000000361-quarantine-in-spanish';
import { MomentsOfKeys1700000000371 } from './1700000000371-moments-of-keys';
import { CoupsByRules1700000000401 } from './1700000000401-coups-by-rules';
import { CountersOfPasskeys1700000000381 } from './1700000000381-counters-of-passkeys';
import { PerformanceByQuarter1700000000391 } from './1700000000391-performance-by-quarter';
import { CommissionByInstant1700000000411 } from './1700000000411-commission-by-instant';
import { ChipsOfTheCageByInstant1700000000412 } from './1700000000412-chips-of-the-cage-by-instant';
import { PrizesThroughTheFloat1700000000414 } from './1700000000414-prizes-through-the-float';
import { TalliesByRecord1700000000415 } from './1700000000415-tallies-by-record';

/** Every migration in the order it runs; TypeORM is given this list, never a glob. */
export const ALL_MIGRATIONS = [
  EventLog1700000000001,
  ApiKeys1700000000002,
  RegisterAndReadModels1700000000003,
  Balances1700000000004,
  StandingFindings1700000000005,
  TableSessions1700000000011,
  BanksPoolsRounds1700000000012,
  DerivedAwards1700000000021,
  Refold1700000000031,
  ParkedRecords1700000000032,
  PoolFacts1700000000041,
  Closing1700000000051,
  SealKeys1700000000052,
  UnnumberedSources1700000000061,
  JournalNumbers1700000000091,
  PlayTotals1700000000101,
  CorrectionsAndSlips1700000000111,
  FindingDecisions1700000000121,
  LinesBySubLedger1700000000131,
  ChipsFlowTotals1700000000132,
  FewAmongMany1700000000133,
  TotalsByBlock1700000000134,
  ReportedDays1700000000135,
  OneOrder1700000000141,
  DeclaredByFact1700000000142,
  ImportedDecisions1700000000151,
  NumbersOfWhatStands1700000000161,
  EvaluatedRounds1700000000171,
  FindingsInSpanish1700000000181,
  ServiceRole1700000000201,
  PrincipalsInTheChain1700000000211,
  SourcesOfKeys1700000000215,
  IntroducedSealKeys1700000000221,
  People1700000000231,
  Sessions1700000000241,
  SecurityLog1700000000251,
  SignedDecisions1700000000261,
  TimeStamps1700000000271,
  FindingAssignments1700000000281,
  PersonalData1700000000291,
  TabletsAndPins1700000000301,
  SlipsByNumber1700000000311,
  CheckpointsOfPartitions1700000000321,
  ContinuedBuilds1700000000331,
  Documents1700000000341,
  PinFailures1700000000351,
  QuarantineInSpanish1700000000361,
  MomentsOfKeys1700000000371,
  CountersOfPasskeys1700000000381,
  PerformanceByQuarter1700000000391,
  CoupsByRules1700000000401,
  CommissionByInstant1700000000411,
  ChipsOfTheCageByInstant1700000000412,
  CustomersOfTheDay1700000000413,
  PrizesThroughTheFloat1700000000414,
  TalliesByRecord1700000000415,
  MovementsOfEquipment1700000000416,
  KeptDays1700000000420,
  SqlReaders1700000000422,
  SchemaBi1700000000423,
  DaysAndSessions1700000000424,
  JackpotsInBi1700000000425,
  DaysInProgress1700000000426,
  HoursAndBets1700000000427,
  CommissionsAndCorrections1700000000428,
  BanksByCoup1700000000429,
  QuartersOfDuty1700000000430,
  AccountsByChart1700000000431,
  OutgoingPlaces1700000000434,
  Webhooks1700000000435,
  SheetMappings1700000000436,
  MonthlyPacks1700000000439,
  DistributedGenerations1700000000440,
  CasinosOfAReader1700000000441,
  HoursWithoutInterruptions1700000000442,
];
