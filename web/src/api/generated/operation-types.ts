// Written by `npm run generate -w web` from schema.graphql and the .graphql files beside the screens.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** How far the accounts of a trial balance are summed up. */
export type AccountLevel =
  /** Each account: win:roulette-french:RF1. */
  | 'ACCOUNT'
  /** By the codes of the casino's chart, or the proposed ones: 701. An account without a code stays by itself. */
  | 'CODE'
  /** By the beginning of the path: win. */
  | 'FAMILY'
  /** The accounts of all tables together: win:roulette-french. */
  | 'WITHOUT_TABLE';

/** What the cells of a column are. */
export type BookColumnKind =
  /** Numbers that are not amounts: quantities, session numbers, ratios. */
  | 'COUNT'
  /** Days as 2026-01-31. */
  | 'DATE'
  /** Amounts, with a decimal point. */
  | 'MONEY'
  /** Words; also a column whose cells are of several kinds, or all empty. */
  | 'TEXT'
  /** Moments, RFC 3339, with the offset of the time zone of the casino. */
  | 'TIME';

/** What an official book is about. */
export type BookGroup =
  /** Journal and ledger. */
  | 'ACCOUNTS'
  /** The cage, its chips and its cash. */
  | 'CAGE'
  /** Control of slips, differences and corrections. */
  | 'CONTROL'
  /** Players' banks, jackpots, commissions and tips. */
  | 'PLAYERS'
  /** Tables, their boxes and their results. */
  | 'TABLES';

/** The official books. */
export type BookName =
  /** Register of floats (Registro de anticipos), of one day. */
  | 'ANTICIPOS'
  /** Counts of the cage (Arqueos de la caja central), of one day. */
  | 'ARQUEO_DE_CAJA'
  /** Book of players' banks (Libro de bancas, garajes, depósitos y avales), of a day or a period. */
  | 'BANCAS'
  /** Register of profits of non-banked tables (Registro de beneficios), of one day. */
  | 'BENEFICIOS'
  /** Book of jackpots (Libro de bolsas y premios acumulados), of a day or a period. */
  | 'BOTES'
  /** Drop boxes and their count (Cajas metálicas y su recuento), of one day. */
  | 'CAJAS_Y_CONTEO'
  /** The cage's register of floats and fills (Registro de anticipos de la caja central), of one day. */
  | 'CAJA_DE_ANTICIPOS'
  /** Cambistas: imprest, orders and counts (Libro de cambistas: fondo fijo, pedidos y recuento), of one day. */
  | 'CAMBISTAS'
  /** Cheques and certificates of winnings (Libro de cheques y certificados de ganancias), of a day or a period. */
  | 'CHEQUES'
  /** Commissions (Libro de comisiones), of a day or a period. */
  | 'COMISIONES'
  /** Control book of income (Libro-registro de control de ingresos), of one day. */
  | 'CONTROL_DE_INGRESOS'
  /** Journal (Libro diario), of a day or a period. */
  | 'DIARIO'
  /** Summary journal (Libro diario resumido), of a day or a period. */
  | 'DIARIO_RESUMEN'
  /** Differences and corrections (Libro de diferencias y correcciones), of a day or a period. */
  | 'DIFERENCIAS_Y_CORRECCIONES'
  /** Register of lost and abandoned money (Registro de dinero perdido o abandonado), of a day or a period. */
  | 'DINERO_PERDIDO'
  /** Master game report (Informe maestro de juegos), of one day. */
  | 'INFORME_MAESTRO'
  /** General ledger (Libro mayor), of a day or a period. */
  | 'MAYOR'
  /** Position of chips (Posición de fichas y placas), of one day. */
  | 'POSICION_DE_FICHAS'
  /** Tips (Libro de propinas), of a day or a period. */
  | 'PROPINAS'
  /** Control of slips (Control de vales), of a day or a period. */
  | 'VALES';

/** The grouping of commissions. */
export type CommissionGrouping =
  /** The day, according to the requested basis. */
  | 'DAY'
  /** The game of the session. */
  | 'GAME'
  /** The rule: bank, rake, session-fee, banker-6, … */
  | 'RULE'
  /** The table. */
  | 'TABLE';

/** The range beside which figures are put. */
export type Comparison =
  /** As many days, just before. */
  | 'PREVIOUS_PERIOD'
  /** The same dates of the year before. */
  | 'SAME_LAST_YEAR_BY_DATE'
  /** The days 52 weeks before: the same weekdays. */
  | 'SAME_LAST_YEAR_BY_WEEKDAY';

/** The status of a correction (corrección). */
export type CorrectionStatus =
  /** It waits for another person. */
  | 'PROPOSED'
  /** Two persons decided it; its effect is in the books. */
  | 'RECORDED'
  /** A later one replaced it; it has no effect. */
  | 'REPLACED'
  /** Who proposed it took it back; it has no effect. */
  | 'WITHDRAWN';

/** What is counted (recuento), and the type of event that records it. */
export type CountKind =
  /** The cash in a drop box: drop.counted. */
  | 'BOX'
  /** The contents of the cage: cage.counted. */
  | 'CAGE'
  /** The imprest of a non-banked table's cambista: cambista.counted. */
  | 'CAMBISTA'
  /** The slot of a table, of the cagnotte or of a jackpot: slot.counted. */
  | 'SLOT'
  /** The chips of a table: table.counted. */
  | 'TABLE'
  /** A tip box, of a table or, without one, of the cage: tips.counted. */
  | 'TIPS';

/** A counted thing. */
export type CountedKind =
  | 'EVENT'
  | 'FINDING';

/** What a gaming day waits for. */
export type DayTask =
  /** A reopening was proposed; another person decides (days:reopen). */
  | 'APPROVE_REOPENING'
  /** Its closed books can be certified (days:certify). */
  | 'CERTIFY'
  /** Its books can be closed (days:close); gamingDay says what needs an explanation. */
  | 'CLOSE'
  /** Tables are open: those who lead them close them (events:record). */
  | 'CLOSE_TABLES'
  /** Boxes, floats or the cage are to be counted (events:record, counts:submit). */
  | 'COUNT'
  /** A customer of 2,000 EUR or more was not identified (customers:identify). */
  | 'IDENTIFY_CUSTOMERS'
  /** Findings of violations are open (findings:decide). */
  | 'LOOK_AT_VIOLATIONS';

/** A credential of a device or a service. Give either `everyCasino: true` or the casinos. */
export type DeviceCredentialInput = {
  readonly casinos?: ReadonlyArray<string | number>;
  /** If it reports: the classes it reports as, preferably one. */
  readonly classes?: ReadonlyArray<Reporter>;
  readonly everyCasino?: boolean;
  /** Within a year. Default: in a year. */
  readonly expiresAt?: string | null | undefined;
  /** DEVICE or SERVICE. */
  readonly kind: PrincipalKind;
  /** 1 to 200 characters. */
  readonly name: string;
  /** At least one. */
  readonly roles: ReadonlyArray<Role>;
  /** If it reports: the sources it reports from, preferably one, such as /casinos/granada/cage. */
  readonly sources?: ReadonlyArray<string>;
};

/** What figures are grouped by. */
export type Dimension =
  /** The area (pit) of the table, by the authorisation. */
  | 'AREA'
  /** The kind of bet of captured rounds. */
  | 'BET'
  /** The casino. */
  | 'CASINO'
  /** The company that runs the casino, as its authorisation names it. */
  | 'COMPANY'
  /** The croupiers on duty, by the opening of the session and the changes of staff after it. */
  | 'CROUPIER'
  /** The gaming day. */
  | 'DAY'
  /** Who pays and collects. Rows are of one family in any case. */
  | 'FAMILY'
  /** The game of the session. */
  | 'GAME'
  /** The hour of the casino's clock: 21:00; 02:00* is the second time that clocks show 02:00. */
  | 'HOUR'
  /** The month: 2026-01. */
  | 'MONTH'
  /** The quarter: 2026-Q1. */
  | 'QUARTER'
  /** The shift of the authorisation. */
  | 'SHIFT'
  /** The table, of its casino. */
  | 'TABLE'
  /** The week (ISO 8601): 2026-W01. */
  | 'WEEK'
  /** The weekday of the gaming day: 1 for Monday to 7 for Sunday. */
  | 'WEEKDAY'
  /** The year. */
  | 'YEAR';

/** What a document is attached to. */
export type DocumentAttachedTo =
  /** A correction, by the id of its proposal. */
  | 'CORRECTION'
  /** A finding, by its id. */
  | 'FINDING'
  /** A gaming day, as 2026-01-31. */
  | 'GAMING_DAY'
  /** An incident at a table, by its id: table, gaming day, session and number. */
  | 'INCIDENT'
  /** A slip, by its number. */
  | 'SLIP';

/** The kind of a part of the base. */
export type DutyPartKind =
  | 'CAGNOTTE_VARIANCE'
  | 'COMMISSION'
  | 'DROP_VARIANCE'
  | 'POOL'
  | 'SLOT_VARIANCE'
  | 'TABLE_VARIANCE'
  | 'WIN';

/** How far the duty of a quarter has come. */
export type DutyQuarterState =
  /** Nothing is recorded of a day until its end. */
  | 'NOT_BEGUN'
  /** No rate schedule applies to the casino on its last day. */
  | 'NO_TARIFF'
  /** It is not over, or days of it are not certified. */
  | 'OPEN'
  /** What was presented is paid; without a return, what is to be paid. */
  | 'PAID'
  /** A return was presented; what it came to is not paid yet, or nothing was to be paid. */
  | 'PRESENTED'
  /** Its return can be presented. */
  | 'READY';

export type DutySource =
  /** A choice of the casino; no text that decides it was read. */
  | 'CONFIGURATION'
  /** Read in the cited text. */
  | 'LAW_AS_READ';

/** The explanation of a failed soft check by the person who closes the day. */
export type ExplanationInput = {
  /** The explained row; without it, the whole check. */
  readonly at?: string | null | undefined;
  /** The check, e.g. K12. */
  readonly check: string;
  /** 1 to 1000 characters. */
  readonly explanation: string;
};

/** violation: a rule is broken; advisory: to be reviewed; information: no action. */
export type FindingSeverity =
  | 'advisory'
  | 'information'
  | 'violation';

/** OPEN: not ended; CLOSED: ended by a later record or resolved by a person. */
export type FindingStatus =
  | 'ALL'
  | 'CLOSED'
  | 'OPEN';

/** What an alert of the floor is about. */
export type FloorAlertKind =
  /** A player's bank comes near its authorised maximum. */
  | 'BANK_NEAR_LIMIT'
  /** A table is open and was not counted for long. */
  | 'COUNT_OVERDUE'
  /** A table has been interrupted for long. */
  | 'INTERRUPTED_LONG'
  /** A source that reports play says nothing while its table is open. */
  | 'SILENT_SOURCE'
  /** A slip was asked for, and its receiver has not confirmed it. */
  | 'SLIP_UNCONFIRMED'
  /** A table reports fewer rounds in an hour than the casino wants. */
  | 'SLOW_PLAY';

/** The status of a gaming day (jornada). */
export type GamingDayStatus =
  /** Certified by a named person. */
  | 'CERTIFIED'
  /** Closed by an accountant; later facts count in later books. */
  | 'CLOSED'
  /** No table is open; boxes, floats or the cage are not counted yet. */
  | 'COUNTING'
  /** Tables are open. */
  | 'OPEN'
  /** Everything is counted; the books are ready to close. */
  | 'PRELIMINARY'
  /** Reopened by two persons, until it is closed again. */
  | 'REOPENED';

/** A part of a bank that is not in play. The mandatory garage lasts one coup and is not booked. */
export type GarageKind =
  /** What the bank need not expose (garaje impropio). */
  | 'IMPROPER'
  /** Reserved by the banker at will (garaje voluntario). */
  | 'VOLUNTARY';

/** Which of two compared ranges has a group. */
export type GroupExists =
  /** Both ranges. */
  | 'BOTH'
  /** The compared range only. */
  | 'ONLY_COMPARED'
  /** The range only. */
  | 'ONLY_NOW';

/** The kind of document by which a customer was identified. */
export type IdentityDocument =
  /** The national identity document of Spain. */
  | 'DNI'
  /** The identity card of another state. */
  | 'FOREIGN_IDENTITY_CARD'
  /** The card of a foreigner with a Spanish number (NIE). */
  | 'NIE'
  /** Another document that the law admits; the note says which. */
  | 'OTHER'
  /** A passport. */
  | 'PASSPORT';

/** What the supervisor of a table decided. */
export type IncidentDecisionKind =
  /** What was claimed is paid. */
  | 'CLAIM_PAID'
  /** What was claimed is refused. */
  | 'CLAIM_REFUSED'
  /** Nothing was to be done. */
  | 'NO_ACTION'
  /** The play is rectified by the rules. */
  | 'PLAY_RECTIFIED'
  /** The play stands as it was. */
  | 'PLAY_STANDS'
  /** The play is void. */
  | 'PLAY_VOID'
  /** A player is sent away. */
  | 'SENT_AWAY'
  /** A player is warned. */
  | 'WARNED';

/** What an incident at a table is about. */
export type IncidentKind =
  /** The conduct of somebody at the table (1.1.10 IX.15). */
  | 'CONDUCT'
  /** Players, or players and the house, disagree. */
  | 'DISPUTE'
  /** Somebody dealt, paid or announced wrongly. */
  | 'ERROR'
  /** Anything else; the note says what. */
  | 'OTHER'
  /** A case that the rules of the game do not foresee (1.1.8.A VIII.4.h). */
  | 'UNFORESEEN_CASE';

/** Why play at a table stopped. */
export type InterruptionReason =
  /** The equipment of the table failed. */
  | 'EQUIPMENT'
  /** There was an incident. */
  | 'INCIDENT'
  /** Another reason; `explanation` has it in words. */
  | 'OTHER'
  /** There were fewer players than the game needs. */
  | 'PLAYERS_MISSING';

/** Everything recorded until then, evaluated by today's rules. Give one of the two. */
export type KnownAt = {
  /** Everything recorded until this time. */
  readonly instant?: string | null | undefined;
  /** The last record number included. */
  readonly position?: number | null | undefined;
};

/** A term of a meter. */
export type MeterPart =
  /** Stakes that went to the meter, net of void ones. */
  | 'CONTRIBUTED'
  /** What the house put in, less what it took back. */
  | 'FUNDED'
  /** Brought over at the cut-over, or moved from or to another pool. */
  | 'OTHER'
  /** Prizes paid out of the meter. */
  | 'PRIZES';

/** What a webhook is told of. */
export type NoticeKind =
  /** A day was closed: its anchor is to be kept outside, and is in the notice. */
  | 'ANCHOR_DUE'
  /** A recorded event was corrected or cancelled. */
  | 'CORRECTION_RECORDED'
  /** A closed gaming day was certified. */
  | 'DAY_CERTIFIED'
  /** The books of a gaming day were closed. */
  | 'DAY_CLOSED'
  /** A closed gaming day was reopened. */
  | 'DAY_REOPENED'
  /** A finding ended: by the rules, or resolved by a person. */
  | 'FINDING_ENDED'
  /** A finding was raised. */
  | 'FINDING_RAISED'
  /** An alert of the floor became due. */
  | 'FLOOR_ALERT'
  /** A prize of a pool was paid that was to be paid later. */
  | 'JACKPOT_PAID'
  /** A prize of a pool was reported. */
  | 'JACKPOT_WON';

/** What a recipient of the monthly pack is sent. */
export type PackForm =
  /** A link to the page with the books of the month, which asks for a sign-in. */
  | 'LINK'
  /** The ZIP with every official book of the month; a link where it is too large for a mail. */
  | 'ZIP';

/** The language of a mail. */
export type PackLanguage =
  /** English. */
  | 'EN'
  /** Spanish. */
  | 'ES';

/** What became of an attempt to send a pack. */
export type PackOutcome =
  /** The mail server took it. */
  | 'ACCEPTED'
  /** It was not sent; it is tried again. */
  | 'FAILED'
  /** The mail server refuses it for good; it is not tried again by itself. */
  | 'REFUSED'
  /** The connection ended before the answer: it may have arrived. It is tried again, and that mail says so. */
  | 'UNKNOWN';

/** Where a recipient of the monthly pack stands. */
export type PackRecipientState =
  /** Every month is sent when it is certified. */
  | 'ACTIVE'
  /** Nothing is sent any more. */
  | 'ENDED'
  /** The last attempt failed; it is tried again. */
  | 'FAILING'
  /** The mail server refused it for good, or nothing was accepted for two days: the office decides what to do. */
  | 'GIVEN_UP'
  /** Another person has to approve it. */
  | 'PROPOSED';

/** A figure of a group. */
export type PerformanceFigure =
  /** Average bet */
  | 'AVERAGE_BET'
  /** Bets */
  | 'BETS'
  /** Win of captured rounds */
  | 'CAPTURED'
  /** Chips sold at the cage */
  | 'CHIPS_SOLD'
  /** Commission */
  | 'COMMISSION'
  /** Win between counts */
  | 'COUNTED'
  /** Credits */
  | 'CREDITS'
  /** Standard deviation */
  | 'DEVIATION'
  /** Drop */
  | 'DROP'
  /** Exchanged at the table */
  | 'EXCHANGED'
  /** Expected at most */
  | 'EXPECTED_HIGH'
  /** Expected at least */
  | 'EXPECTED_LOW'
  /** Fills */
  | 'FILLS'
  /** Handle */
  | 'HANDLE'
  /** Hold */
  | 'HOLD'
  /** Occupancy */
  | 'OCCUPANCY'
  /** Chips redeemed at the cage */
  | 'REDEEMED'
  /** Rounds */
  | 'ROUNDS'
  /** Rounds per table hour */
  | 'ROUNDS_PER_HOUR'
  /** Table hours */
  | 'TABLE_HOURS'
  /** Theoretical win */
  | 'THEORETICAL'
  /** Tips */
  | 'TIPS'
  /** Win */
  | 'WIN'
  /** Win per table hour */
  | 'WIN_PER_HOUR'
  /** z-score */
  | 'Z_SCORE';

/** The order of rows; without it, that of their keys. */
export type PerformanceOrder = {
  /** By the change against the compared range. */
  readonly change?: boolean;
  /** Largest first. */
  readonly descending?: boolean;
  readonly figure: PerformanceFigure;
};

/** The kind of holder of a credential. */
export type PrincipalKind =
  /** Whoever works at the machine. Quien trabaja en la máquina. */
  | 'CONSOLE'
  /** What reports from a place of the house. Un dispositivo que comunica. */
  | 'DEVICE'
  /** A named person. Una persona. */
  | 'PERSON'
  /** Another program, which reads. Otro programa, que consulta. */
  | 'SERVICE';

/** A role for a person. Give either `everyCasino: true` or the casinos. */
export type ProposeRoleInput = {
  readonly casinos?: ReadonlyArray<string | number>;
  readonly everyCasino?: boolean;
  /** Default: now. */
  readonly from?: string | null | undefined;
  /** Staff number. */
  readonly person: string | number;
  readonly role: Role;
  /** Default: until it is ended. */
  readonly until?: string | null | undefined;
};

/** Whether a record counts. */
export type RecordStanding =
  /** Its identity was recorded before with different content: a finding, not booked. */
  | 'CONFLICT'
  /** The first record of its identity: booked. */
  | 'COUNTED';

/** The class that a key reports as; docs/events states which types each class reports. */
export type Reporter =
  /** The cage. La caja central. */
  | 'CAGE'
  /** The count room. La sala de recuento. */
  | 'COUNT_ROOM'
  /** The office of accounts. La oficina de contabilidad. */
  | 'OFFICE'
  /** A table and its devices. Una mesa y sus dispositivos. */
  | 'TABLE';

/** The function of the holder of a key; determines the permissions of the key. */
export type Role =
  /** Reads ledgers, findings and quarantine; closes days, counts, discards. Contable. */
  | 'ACCOUNTANT'
  /** Has every permission; creates and revokes keys. Administración. */
  | 'ADMINISTRATOR'
  /** Reads everything except keys, changes nothing. Auditoría. */
  | 'AUDITOR'
  /** Works in the cage: reports what happens there. Caja. */
  | 'CAGE'
  /** Counts: submits counts and reads no expected figure. Recuento. */
  | 'COUNT'
  /** Reports events and reads their schemas. Registradora de eventos. */
  | 'INGEST'
  /** Inspects for the authority: reads books, facts and seals, changes nothing. Funcionario de control. */
  | 'INSPECTOR'
  /** Reads results, hands and findings; certifies days, authorises. Dirección. */
  | 'MANAGER'
  /** Works in the pit: reports what happens at the tables, reads them and their findings. Sala. */
  | 'PIT';

/** What was found. */
export type SearchHitKind =
  /** An account, by its path, or by its code or name in the chart of the casino. */
  | 'ACCOUNT'
  /** A player's bank, by its name. */
  | 'BANK'
  /** A box (caja), by its number. */
  | 'BOX'
  /** An event, by its id. */
  | 'EVENT'
  /** A figure, by its address. */
  | 'FIGURE'
  /** An incident at a table, by its number. */
  | 'INCIDENT'
  /** The event of a record number. */
  | 'RECORD'
  /** A slip (vale), by its number. */
  | 'SLIP';

/** A permission under which one person proposes and another one approves. */
export type SecondedPermission =
  | 'CASINOS_AUTHORISE'
  | 'CORRECTIONS_DECIDE'
  | 'DAYS_REOPEN'
  | 'PACKS_DECIDE'
  | 'PERSONAL_ERASE';

/** Who reports: the table or the cage. */
export type SlipEnd =
  | 'CAGE'
  | 'TABLE';

/** The movement a slip (vale) documents. */
export type SlipKind =
  /** Chips of a player's bank, put in play or withdrawn. */
  | 'BANK_ORDER'
  /** A drop box: placed on a table, and counted. */
  | 'BOX'
  /** An exchange at a table. */
  | 'BUY_IN'
  /** The imprest of a cambista, issued or returned. */
  | 'CAMBISTA_ORDER'
  /** Chips returned to the cage at the close of a table; the close posts them. */
  | 'CLOSING'
  /** A credit (devolución). */
  | 'CREDIT'
  /** A fill (reposición). */
  | 'FILL'
  /** An opening float (anticipo). */
  | 'FLOAT'
  /** A sale of chips at the cage. */
  | 'SALE';

/** What a report says of a slip. */
export type SlipStep =
  /** One end reports that chips or cash move under it. */
  | 'MOVED'
  /** Two persons made it void. Nothing moves under it. */
  | 'REJECTED'
  /** A table has asked for it. Nothing moved. */
  | 'REQUESTED';

/** A holder of chips at a table. */
export type TableHolder =
  /** The slot for commissions and rakes (pozo). */
  | 'CAGNOTTE'
  /** The cambista's imprest at a non-banked table. */
  | 'CAMBISTA'
  /** The slot for stakes of a pool. */
  | 'JACKPOT'
  /** The float (anticipo). */
  | 'TABLE'
  /** The tip box (tronco). */
  | 'TIPS';

/** A tablet, and what it is bound to: persons on it report from nowhere else. */
export type TabletInput = {
  readonly casino: string | number;
  /** Its classes: TABLE, CAGE, COUNT_ROOM. */
  readonly classes: ReadonlyArray<Reporter>;
  /** Within a year. Default: in a year. */
  readonly expiresAt?: string | null | undefined;
  /** A segment of its sources: 2 to 40 lower-case letters, digits and hyphens, such as pit-1. */
  readonly name: string;
  /** From where persons on it report: /casinos/granada/tables/RF1 includes all beneath it, /casinos/granada every table and the cage. */
  readonly sources: ReadonlyArray<string>;
};

/** The source of a part of an amount. */
export type TermKind =
  /** Calculated, and rounded once. */
  | 'COMPUTED'
  /** The effect of a report on the declarations. */
  | 'FACT'
  /** Another figure, which can be explained in turn. */
  | 'FIGURE'
  /** A line of the journal. */
  | 'LINE';

export type TieOutStrength =
  /** Only a bug can break it; it cannot be forced. */
  | 'HARD'
  /** It depends on the reports; a named person may explain a difference. */
  | 'SOFT';

/** What stands out among the records of a casino. */
export type TimelineMarkKind =
  /** A closed gaming day was certified. */
  | 'CERTIFIED'
  /** The books of a gaming day were closed. */
  | 'CLOSED'
  /** A recorded fact was corrected. */
  | 'CORRECTED'
  /** A fact came after the close of its gaming day, and was booked on a later one. */
  | 'LATE'
  /** A closed gaming day was reopened. */
  | 'REOPENED';

/** What a row of the prizes owed is. */
export type UnpaidKind =
  /** Something else that moved the account, such as what was owed when the ledger was opened. */
  | 'OTHER'
  /** A payment whose prize is not known: it names none, and none or several have its amount. */
  | 'PAYMENT'
  /** A prize that was won and is paid later. */
  | 'PRIZE';

/** What became of an entry of the list. */
export type WaitingOutcome =
  /** The player did not come when called. */
  | 'ABSENT'
  /** A seat was given to the player. */
  | 'SEATED'
  /** The player waits. */
  | 'WAITING'
  /** The player left the list. */
  | 'WITHDRAWN';

/** A program outside, and what it is sent. Give either `everyCasino: true` or the casinos. */
export type WebhookInput = {
  readonly casinos?: ReadonlyArray<string | number>;
  /** Of every casino, including later ones. */
  readonly everyCasino?: boolean;
  /** For what it is, such as Back office of the group: 1 to 200 characters. */
  readonly name: string;
  readonly notices: ReadonlyArray<NoticeKind>;
  /** Where it is sent to: https, without a user, a password or a fragment. */
  readonly url: string;
};

export type NewestDayQueryVariables = Exact<{
  casino: string | number;
}>;


export type NewestDayQuery = { readonly gamingDays: { readonly edges: ReadonlyArray<{ readonly node: { readonly day: string } }> } };

export type LetterheadsQueryVariables = Exact<{
  casino: string | number;
}>;


export type LetterheadsQuery = { readonly authorisations: { readonly authorisations: ReadonlyArray<{ readonly validFrom: string, readonly letterhead: { readonly company: string | null, readonly taxNumber: string | null, readonly name: string | null, readonly address: string | null } }> } };

export type FrameQueryVariables = Exact<{ [key: string]: never; }>;


export type FrameQuery = { readonly casinos: ReadonlyArray<{ readonly id: string, readonly position: number, readonly clocks: ReadonlyArray<{ readonly from: string, readonly timeZone: string }> }> };

export type SearchableQueryVariables = Exact<{
  casino: string | number;
  day: string;
  isDay: boolean;
  readsTables: boolean;
}>;


export type SearchableQuery = { readonly gamingDays: { readonly edges: ReadonlyArray<{ readonly node: { readonly day: string, readonly closed: boolean, readonly certified: boolean } }> }, readonly tables?: { readonly edges: ReadonlyArray<{ readonly node: { readonly table: string, readonly game: string | null, readonly lastGamingDay: string } }> }, readonly books?: { readonly books: ReadonlyArray<{ readonly name: BookName, readonly en: string, readonly es: string }> } };

export type SearchablePeopleQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchablePeopleQuery = { readonly people: ReadonlyArray<{ readonly id: string, readonly name: string, readonly isActive: boolean }> };

export type FoundInBooksQueryVariables = Exact<{
  casino: string | number;
  text: string;
}>;


export type FoundInBooksQuery = { readonly search: { readonly hits: ReadonlyArray<{ readonly kind: SearchHitKind, readonly id: string, readonly title: string, readonly titleEs: string, readonly recordNumber: number | null, readonly gamingDay: string | null, readonly table: string | null, readonly sessionNo: number | null, readonly figure: string | null }> } };

export type AmountFragment = { readonly amount: string, readonly minorUnits: string, readonly currency: string };

export type AlertsToTellQueryVariables = Exact<{
  casino: string | number;
}>;


export type AlertsToTellQuery = { readonly floorAlerts: { readonly alerts: ReadonlyArray<{ readonly id: string, readonly table: string, readonly says: string, readonly saysEs: string, readonly decisions: ReadonlyArray<{ readonly recordNumber: number }> }> } };

export type DayOnBoardFragment = { readonly day: string, readonly status: GamingDayStatus, readonly figure: string, readonly withoutResult: number, readonly openTables: ReadonlyArray<string>, readonly waitsFor: ReadonlyArray<DayTask>, readonly closedBy: string | null, readonly certifiedBy: string | null, readonly win: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly drop: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly commission: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly duty: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly openFindings: { readonly violations: number, readonly advisories: number, readonly information: number } };

export type AttachedDocumentsQueryVariables = Exact<{
  casino: string | number;
  attachedTo: DocumentAttachedTo;
  about: string | number;
  knownAt?: KnownAt | null | undefined;
  waitFor?: string | null | undefined;
}>;


export type AttachedDocumentsQuery = { readonly attachedDocuments: { readonly edges: ReadonlyArray<{ readonly node: { readonly document: string, readonly fileName: string, readonly mediaType: string, readonly size: number, readonly by: string, readonly at: string, readonly note: string | null, readonly recordNumber: number } }> } };

export type AttachDocumentMutationVariables = Exact<{
  casino: string | number;
  document: string | number;
  fileName: string;
  attachedTo: DocumentAttachedTo;
  about: string | number;
  note?: string | null | undefined;
}>;


export type AttachDocumentMutation = { readonly attachDocument:
    | { readonly __typename: 'DocumentRecorded', readonly receipt: string }
    | { readonly __typename: 'DocumentRefused', readonly code: string, readonly message: string, readonly messageEs: string }
   };

export type ExplainedPartFragment = { readonly kind: TermKind, readonly says: string | null, readonly saysEs: string | null, readonly exact: string | null, readonly rounding: string | null, readonly roundingEs: string | null, readonly figure: string | null, readonly casino: string | null, readonly title: string | null, readonly titleEs: string | null, readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly rule: { readonly id: string, readonly citation: string | null, readonly citationEs: string | null, readonly says: string | null } | null, readonly fact: { readonly document: string | null, readonly eventId: string, readonly eventType: string, readonly recordNumber: number } | null, readonly line: { readonly recordNumber: number, readonly line: number, readonly gamingDay: string, readonly bookingDay: string, readonly account: string, readonly subLedger: string | null, readonly eventId: string, readonly eventType: string, readonly source: string, readonly slip: string | null, readonly inChart: { readonly code: string, readonly name: string, readonly nameEs: string }, readonly debit: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly credit: { readonly amount: string, readonly minorUnits: string, readonly currency: string } } | null };

export type ExplainQueryVariables = Exact<{
  casino: string | number;
  figure: string | number;
  first: number;
  after: number;
  knownAt?: KnownAt | null | undefined;
}>;


export type ExplainQuery = { readonly explain:
    | { readonly __typename: 'CountExplanation', readonly position: number, readonly figure: string, readonly en: string, readonly es: string, readonly formula: string, readonly formulaEs: string, readonly ties: boolean, readonly expected: string, readonly found: string, readonly count: number, readonly counted: ReadonlyArray<{ readonly id: string, readonly kind: CountedKind, readonly what: string, readonly recordNumber: number, readonly eventIds: ReadonlyArray<string> }> }
    | { readonly __typename: 'Explanation', readonly position: number, readonly figure: string, readonly en: string, readonly es: string, readonly formula: string, readonly formulaEs: string, readonly ties: boolean, readonly termCount: number, readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly explained: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly terms: ReadonlyArray<{ readonly kind: TermKind, readonly says: string | null, readonly saysEs: string | null, readonly exact: string | null, readonly rounding: string | null, readonly roundingEs: string | null, readonly figure: string | null, readonly casino: string | null, readonly title: string | null, readonly titleEs: string | null, readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly rule: { readonly id: string, readonly citation: string | null, readonly citationEs: string | null, readonly says: string | null } | null, readonly fact: { readonly document: string | null, readonly eventId: string, readonly eventType: string, readonly recordNumber: number } | null, readonly line: { readonly recordNumber: number, readonly line: number, readonly gamingDay: string, readonly bookingDay: string, readonly account: string, readonly subLedger: string | null, readonly eventId: string, readonly eventType: string, readonly source: string, readonly slip: string | null, readonly inChart: { readonly code: string, readonly name: string, readonly nameEs: string }, readonly debit: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly credit: { readonly amount: string, readonly minorUnits: string, readonly currency: string } } | null }> }
    | { readonly __typename: 'NotFound', readonly message: string, readonly messageEs: string }
   };

export type ExplainTreeQueryVariables = Exact<{
  casino: string | number;
  figure: string | number;
  depth: number;
  first: number;
  knownAt?: KnownAt | null | undefined;
}>;


export type ExplainTreeQuery = { readonly explainTree: { readonly position: number, readonly unexplained: ReadonlyArray<string>, readonly figures: ReadonlyArray<
      | { readonly __typename: 'CountExplanation' }
      | { readonly __typename: 'Explanation', readonly figure: string, readonly en: string, readonly es: string, readonly ties: boolean, readonly termCount: number, readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly terms: ReadonlyArray<{ readonly kind: TermKind, readonly says: string | null, readonly saysEs: string | null, readonly exact: string | null, readonly rounding: string | null, readonly roundingEs: string | null, readonly figure: string | null, readonly casino: string | null, readonly title: string | null, readonly titleEs: string | null, readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly rule: { readonly id: string, readonly citation: string | null, readonly citationEs: string | null, readonly says: string | null } | null, readonly fact: { readonly document: string | null, readonly eventId: string, readonly eventType: string, readonly recordNumber: number } | null, readonly line: { readonly recordNumber: number, readonly line: number, readonly gamingDay: string, readonly bookingDay: string, readonly account: string, readonly subLedger: string | null, readonly eventId: string, readonly eventType: string, readonly source: string, readonly slip: string | null, readonly inChart: { readonly code: string, readonly name: string, readonly nameEs: string }, readonly debit: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly credit: { readonly amount: string, readonly minorUnits: string, readonly currency: string } } | null }> }
      | { readonly __typename: 'NotFound' }
    > } };

export type SecondPersonsQueryVariables = Exact<{
  casino: string | number;
  permission: SecondedPermission;
  proposedBy: string | number;
}>;


export type SecondPersonsQuery = { readonly secondPersons: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type SealPartsFragment = { readonly gamingDay: string, readonly firstRecord: number, readonly lastRecord: number, readonly records: number, readonly merkleRoot: string, readonly chainHash: string | null, readonly houseRecord: number | null, readonly houseLink: string | null, readonly trialBalance: string, readonly previous: string, readonly hash: string, readonly keyId: string, readonly publicKey: string, readonly signature: string, readonly recordNumber: number };

export type SealedRecordsQueryVariables = Exact<{
  casino: string | number;
  after?: string | null | undefined;
}>;


export type SealedRecordsQuery = { readonly events: { readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean }, readonly edges: ReadonlyArray<{ readonly node: { readonly recordNumber: number, readonly bytes: string } }> } };

export type SealedBalancesQueryVariables = Exact<{
  casino: string | number;
  asOf: string;
  knownAt: KnownAt;
}>;


export type SealedBalancesQuery = { readonly trialBalance: { readonly position: number, readonly lines: ReadonlyArray<{ readonly account: string, readonly debit: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly credit: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }> } };

export type SealsQueryVariables = Exact<{
  casino: string | number;
  after?: string | null | undefined;
  knownAt?: KnownAt | null | undefined;
}>;


export type SealsQuery = { readonly seals: { readonly position: number, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean }, readonly edges: ReadonlyArray<{ readonly node: { readonly gamingDay: string, readonly firstRecord: number, readonly lastRecord: number, readonly records: number, readonly merkleRoot: string, readonly chainHash: string | null, readonly houseRecord: number | null, readonly houseLink: string | null, readonly trialBalance: string, readonly previous: string, readonly hash: string, readonly keyId: string, readonly publicKey: string, readonly signature: string, readonly recordNumber: number } }> } };

export type TrialBalanceQueryVariables = Exact<{
  casino: string | number;
  from?: string | null | undefined;
  asOf?: string | null | undefined;
  level: AccountLevel;
  knownAt?: KnownAt | null | undefined;
}>;


export type TrialBalanceQuery = { readonly trialBalance: { readonly position: number, readonly complete: boolean, readonly lines: ReadonlyArray<{ readonly account: string, readonly figure: string | null, readonly inChart: { readonly code: string, readonly name: string, readonly nameEs: string }, readonly opening: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly debits: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly credits: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly closing: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly totals: ReadonlyArray<{ readonly balanced: boolean, readonly opening: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly debits: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly credits: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly closing: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }> } };

export type JournalLineShownFragment = { readonly recordNumber: number, readonly line: number, readonly ofRecord: number, readonly bookingDay: string, readonly gamingDay: string, readonly entryKind: string, readonly title: string, readonly titleEs: string, readonly account: string, readonly subLedger: string | null, readonly table: string | null, readonly game: string | null, readonly slip: string | null, readonly figure: string, readonly inChart: { readonly code: string, readonly name: string, readonly nameEs: string }, readonly debit: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly credit: { readonly amount: string, readonly minorUnits: string, readonly currency: string } };

export type AccountLinesQueryVariables = Exact<{
  casino: string | number;
  account: string;
  subtree: boolean;
  from?: string | null | undefined;
  asOf?: string | null | undefined;
  table?: string | null | undefined;
  game?: string | null | undefined;
  text?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
  knownAt?: KnownAt | null | undefined;
}>;


export type AccountLinesQuery = { readonly generalLedger: { readonly position: number, readonly complete: boolean, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly before: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly balance: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly line: { readonly recordNumber: number, readonly line: number, readonly ofRecord: number, readonly bookingDay: string, readonly gamingDay: string, readonly entryKind: string, readonly title: string, readonly titleEs: string, readonly account: string, readonly subLedger: string | null, readonly table: string | null, readonly game: string | null, readonly slip: string | null, readonly figure: string, readonly inChart: { readonly code: string, readonly name: string, readonly nameEs: string }, readonly debit: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly credit: { readonly amount: string, readonly minorUnits: string, readonly currency: string } } } }> } };

export type JournalLinesQueryVariables = Exact<{
  casino: string | number;
  from?: string | null | undefined;
  asOf?: string | null | undefined;
  table?: string | null | undefined;
  game?: string | null | undefined;
  text?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
  knownAt?: KnownAt | null | undefined;
}>;


export type JournalLinesQuery = { readonly journal: { readonly position: number, readonly complete: boolean, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly recordNumber: number, readonly line: number, readonly ofRecord: number, readonly bookingDay: string, readonly gamingDay: string, readonly entryKind: string, readonly title: string, readonly titleEs: string, readonly account: string, readonly subLedger: string | null, readonly table: string | null, readonly game: string | null, readonly slip: string | null, readonly figure: string, readonly inChart: { readonly code: string, readonly name: string, readonly nameEs: string }, readonly debit: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly credit: { readonly amount: string, readonly minorUnits: string, readonly currency: string } } }> } };

export type TablesOfAccountsQueryVariables = Exact<{
  casino: string | number;
}>;


export type TablesOfAccountsQuery = { readonly tables: { readonly edges: ReadonlyArray<{ readonly node: { readonly table: string, readonly game: string | null } }> } };

export type AuthorisationsQueryVariables = Exact<{
  casino: string | number;
  after?: string | null | undefined;
  waitFor?: string | null | undefined;
  knownAt?: KnownAt | null | undefined;
}>;


export type AuthorisationsQuery = { readonly events: { readonly position: number, readonly complete: boolean, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly recordNumber: number, readonly standing: RecordStanding, readonly bytes: string } }> }, readonly authorisations: { readonly proposed: ReadonlyArray<{ readonly eventId: string, readonly authorisation: string, readonly proposedBy: string, readonly proposedAt: string, readonly signature: { readonly words: string, readonly wordsEs: string } }> }, readonly gamingDays: { readonly edges: ReadonlyArray<{ readonly node: { readonly day: string, readonly closed: boolean } }> } };

type AuthorisationOutcome_AuthorisationRecorded_Fragment = { readonly __typename: 'AuthorisationRecorded', readonly receipt: string };

type AuthorisationOutcome_AuthorisationRefused_Fragment = { readonly __typename: 'AuthorisationRefused', readonly code: string, readonly message: string, readonly messageEs: string, readonly about: ReadonlyArray<string>, readonly detail: string | null, readonly detailEs: string | null };

export type AuthorisationOutcomeFragment =
  | AuthorisationOutcome_AuthorisationRecorded_Fragment
  | AuthorisationOutcome_AuthorisationRefused_Fragment
;

export type ProposeAuthorisationMutationVariables = Exact<{
  casino: string | number;
  authorisation: string;
}>;


export type ProposeAuthorisationMutation = { readonly outcome:
    | { readonly __typename: 'AuthorisationRecorded', readonly receipt: string }
    | { readonly __typename: 'AuthorisationRefused', readonly code: string, readonly message: string, readonly messageEs: string, readonly about: ReadonlyArray<string>, readonly detail: string | null, readonly detailEs: string | null }
   };

export type WithdrawAuthorisationMutationVariables = Exact<{
  casino: string | number;
  proposal: string | number;
}>;


export type WithdrawAuthorisationMutation = { readonly outcome:
    | { readonly __typename: 'AuthorisationRecorded', readonly receipt: string }
    | { readonly __typename: 'AuthorisationRefused', readonly code: string, readonly message: string, readonly messageEs: string, readonly about: ReadonlyArray<string>, readonly detail: string | null, readonly detailEs: string | null }
   };

export type RecordAuthorisationMutationVariables = Exact<{
  casino: string | number;
  proposal: string | number;
}>;


export type RecordAuthorisationMutation = { readonly outcome:
    | { readonly __typename: 'AuthorisationRecorded', readonly receipt: string }
    | { readonly __typename: 'AuthorisationRefused', readonly code: string, readonly message: string, readonly messageEs: string, readonly about: ReadonlyArray<string>, readonly detail: string | null, readonly detailEs: string | null }
   };

export type DifferencePreviewedFragment = { readonly at: string, readonly atEn: string, readonly atEs: string, readonly expected: string, readonly expectedEs: string, readonly found: string, readonly foundEs: string, readonly ties: boolean };

export type AuthorisationPreviewQueryVariables = Exact<{
  casino: string | number;
  authorisation: string;
}>;


export type AuthorisationPreviewQuery = { readonly authorisationPreview:
    | { readonly __typename: 'AuthorisationPreview', readonly complete: boolean, readonly isPreviewed: boolean, readonly facts: number, readonly figureCount: number, readonly findingsOpenedCount: number, readonly findingsEndedCount: number, readonly figures: ReadonlyArray<{ readonly bookingDay: string, readonly gamingDays: ReadonlyArray<string>, readonly account: string, readonly figure: string, readonly inChart: { readonly code: string, readonly name: string, readonly nameEs: string }, readonly before: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly after: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly change: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly presented: ReadonlyArray<{ readonly bookingDay: string, readonly account: string, readonly inChart: { readonly code: string, readonly name: string, readonly nameEs: string }, readonly before: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly after: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly change: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly findingsOpened: ReadonlyArray<{ readonly code: string, readonly severity: FindingSeverity, readonly title: string, readonly titleEs: string, readonly expected: string, readonly expectedEs: string, readonly found: string, readonly foundEs: string, readonly gamingDay: string, readonly table: string | null }>, readonly findingsEnded: ReadonlyArray<{ readonly code: string, readonly severity: FindingSeverity, readonly title: string, readonly titleEs: string, readonly expected: string, readonly expectedEs: string, readonly found: string, readonly foundEs: string, readonly gamingDay: string, readonly table: string | null }>, readonly timeZones: ReadonlyArray<{ readonly day: string, readonly before: string, readonly after: string }>, readonly expiries: ReadonlyArray<{ readonly day: string, readonly before: ReadonlyArray<{ readonly pool: string, readonly days: number }>, readonly after: ReadonlyArray<{ readonly pool: string, readonly days: number }> }>, readonly duty: ReadonlyArray<{ readonly until: string, readonly before: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly after: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly change: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null }>, readonly differences: ReadonlyArray<{ readonly day: string, readonly before: { readonly at: string, readonly atEn: string, readonly atEs: string, readonly expected: string, readonly expectedEs: string, readonly found: string, readonly foundEs: string, readonly ties: boolean } | null, readonly after: { readonly at: string, readonly atEn: string, readonly atEs: string, readonly expected: string, readonly expectedEs: string, readonly found: string, readonly foundEs: string, readonly ties: boolean } | null }> }
    | { readonly __typename: 'AuthorisationRefused', readonly message: string, readonly messageEs: string, readonly about: ReadonlyArray<string>, readonly detail: string | null, readonly detailEs: string | null, readonly citation: string, readonly citationEs: string }
   };

export type BanksQueryVariables = Exact<{
  casino: string | number;
  from: string;
  until: string;
  after?: string | null | undefined;
  knownAt?: KnownAt | null | undefined;
}>;


export type BanksQuery = { readonly playerBanks: { readonly position: number, readonly complete: boolean, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean }, readonly edges: ReadonlyArray<{ readonly node: { readonly bank: string, readonly gamingDay: string, readonly table: string, readonly sessionNo: number, readonly banker: string | null, readonly mode: string | null, readonly members: ReadonlyArray<{ readonly inPlay: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly improperGarage: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly voluntaryGarage: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly totals: { readonly coups: number, readonly gain: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly commission: { readonly amount: string, readonly minorUnits: string, readonly currency: string } } | null, readonly end: { readonly cause: string, readonly happenedAt: string } | null } }> } };

export type BankStatementQueryVariables = Exact<{
  casino: string | number;
  table: string;
  day: string;
  session: number;
  bank: string;
  after?: string | null | undefined;
  knownAt?: KnownAt | null | undefined;
}>;


export type BankStatementQuery = { readonly bankStatement: { readonly position: number, readonly complete: boolean, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean }, readonly edges: ReadonlyArray<{ readonly node: { readonly recordNumber: number, readonly happenedAt: string, readonly what: string, readonly voidedBy: number | null, readonly before: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly putIn: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly takenOut: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly undone: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly notCovered: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly after: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly voluntaryGarage: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly improperGarage: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly deposit: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly guarantee: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly coup: { readonly shoeNo: number, readonly coupNo: number, readonly allIn: boolean, readonly coverUnknown: string | null, readonly inPlay: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly covered: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly mandatoryGarage: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly gain: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly commission: { readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } } } | null, readonly shares: ReadonlyArray<{ readonly member: string, readonly share: string | null, readonly after: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly addresses: ReadonlyArray<{ readonly amount: string, readonly member: string | null, readonly figure: string }> } }> } };

export type StatementLineFragment = { readonly recordNumber: number, readonly happenedAt: string, readonly what: string, readonly voidedBy: number | null, readonly before: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly putIn: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly takenOut: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly undone: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly notCovered: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly after: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly voluntaryGarage: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly improperGarage: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly deposit: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly guarantee: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly coup: { readonly shoeNo: number, readonly coupNo: number, readonly allIn: boolean, readonly coverUnknown: string | null, readonly inPlay: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly covered: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly mandatoryGarage: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly gain: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly commission: { readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } } } | null, readonly shares: ReadonlyArray<{ readonly member: string, readonly share: string | null, readonly after: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly addresses: ReadonlyArray<{ readonly amount: string, readonly member: string | null, readonly figure: string }> };

export type BookCatalogueQueryVariables = Exact<{
  casino: string | number;
  day: string;
  until?: string | null | undefined;
}>;


export type BookCatalogueQuery = { readonly dayBoard: { readonly edges: ReadonlyArray<{ readonly node: { readonly status: GamingDayStatus } }> }, readonly books: { readonly position: number, readonly complete: boolean, readonly day: string, readonly until: string, readonly open: ReadonlyArray<string>, readonly books: ReadonlyArray<{ readonly name: BookName, readonly en: string, readonly es: string, readonly group: BookGroup, readonly citation: string, readonly citationEn: string, readonly address: string, readonly ofPeriods: boolean, readonly signatures: ReadonlyArray<string>, readonly signaturesEn: ReadonlyArray<string> }> } };

export type BookQueryVariables = Exact<{
  casino: string | number;
  book: BookName;
  day: string;
  until?: string | null | undefined;
  first?: number | null | undefined;
  after: number;
  knownAt?: KnownAt | null | undefined;
}>;


export type BookQuery = { readonly book:
    | { readonly __typename: 'Book', readonly position: number, readonly complete: boolean, readonly name: BookName, readonly en: string, readonly es: string, readonly citation: string, readonly citationEn: string, readonly day: string, readonly until: string, readonly status: GamingDayStatus, readonly through: number, readonly certifiedBy: ReadonlyArray<string>, readonly certifiedByEn: ReadonlyArray<string>, readonly rowCount: number, readonly signatures: ReadonlyArray<string>, readonly signaturesEn: ReadonlyArray<string>, readonly total: { readonly words: string, readonly wordsEn: string, readonly figure: string | null, readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } } | null, readonly sections: ReadonlyArray<{ readonly en: string, readonly es: string, readonly rowCount: number, readonly rowsBefore: number, readonly rowsEs: ReadonlyArray<ReadonlyArray<string>>, readonly rowsEn: ReadonlyArray<ReadonlyArray<string>>, readonly figures: ReadonlyArray<ReadonlyArray<string>>, readonly totals: ReadonlyArray<string> | null, readonly totalFigures: ReadonlyArray<string> | null, readonly columns: ReadonlyArray<{ readonly id: string, readonly en: string, readonly es: string, readonly kind: BookColumnKind, readonly currency: string | null, readonly isOnPaper: boolean }> }> }
    | { readonly __typename: 'NotFound', readonly message: string, readonly messageEs: string }
   };

export type CaptureDeskQueryVariables = Exact<{
  casino: string | number;
  tablet: string;
}>;


export type CaptureDeskQuery = { readonly captureDesk: { readonly position: number, readonly currency: string | null, readonly decimals: number, readonly openDays: ReadonlyArray<string>, readonly chipValues: ReadonlyArray<string>, readonly tables: ReadonlyArray<{ readonly table: string, readonly game: string }>, readonly sessions: ReadonlyArray<{ readonly table: string, readonly gamingDay: string, readonly sessionNo: number, readonly game: string | null, readonly openedAt: string, readonly closedAt: string | null }>, readonly sources: ReadonlyArray<{ readonly source: string, readonly lastSequence: string, readonly missing: ReadonlyArray<string> }> } };

export type SubmitBlindCountMutationVariables = Exact<{
  casino: string | number;
  kind: CountKind;
  gamingDay: string;
  table?: string | null | undefined;
  sessionNo: number;
  countedAt: string;
  count: string;
}>;


export type SubmitBlindCountMutation = { readonly submitBlindCount:
    | { readonly __typename: 'BlindCountWaiting', readonly message: string, readonly messageEs: string }
    | { readonly __typename: 'BlindCountsDiffer', readonly message: string, readonly messageEs: string }
    | { readonly __typename: 'CountRecorded', readonly receipt: string }
    | { readonly __typename: 'CountRefused', readonly code: string, readonly message: string, readonly messageEs: string, readonly detail: string | null, readonly detailEs: string | null }
   };

export type ChangesQueryVariables = Exact<{
  casino: string | number;
  after: KnownAt;
  upTo: KnownAt;
  cursor?: string | null | undefined;
}>;


export type ChangesQuery = { readonly restatement: { readonly position: number, readonly complete: boolean, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean }, readonly edges: ReadonlyArray<{ readonly node: { readonly ownDay: string, readonly bookedIn: string, readonly account: string, readonly cause: number, readonly causeType: string, readonly inChart: { readonly code: string, readonly name: string, readonly nameEs: string }, readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } } }> } };

export type LastRecordQueryVariables = Exact<{
  casino: string | number;
}>;


export type LastRecordQuery = { readonly timeline: { readonly position: number, readonly complete: boolean } };

export type CommissionsQueryVariables = Exact<{
  casino: string | number;
  by: CommissionGrouping;
  from: string;
  until: string;
  fromBefore: string;
  untilBefore: string;
  knownAt?: KnownAt | null | undefined;
}>;


export type CommissionsQuery = { readonly cells: { readonly position: number, readonly complete: boolean, readonly pageInfo: { readonly hasNextPage: boolean }, readonly edges: ReadonlyArray<{ readonly node: { readonly rule: string | null, readonly game: string | null, readonly table: string | null, readonly day: string | null, readonly figure: string | null, readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } } }> }, readonly ofRows: { readonly edges: ReadonlyArray<{ readonly node: { readonly rule: string | null, readonly game: string | null, readonly table: string | null, readonly day: string | null, readonly figure: string | null, readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } } }> }, readonly ofRules: { readonly edges: ReadonlyArray<{ readonly node: { readonly rule: string | null, readonly game: string | null, readonly table: string | null, readonly day: string | null, readonly figure: string | null, readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } } }> }, readonly all: { readonly edges: ReadonlyArray<{ readonly node: { readonly rule: string | null, readonly game: string | null, readonly table: string | null, readonly day: string | null, readonly figure: string | null, readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } } }> }, readonly ofGames: { readonly edges: ReadonlyArray<{ readonly node: { readonly rule: string | null, readonly game: string | null, readonly table: string | null, readonly day: string | null, readonly figure: string | null, readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } } }> }, readonly ofGamesBefore: { readonly edges: ReadonlyArray<{ readonly node: { readonly rule: string | null, readonly game: string | null, readonly table: string | null, readonly day: string | null, readonly figure: string | null, readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } } }> }, readonly ofDays: { readonly pageInfo: { readonly hasNextPage: boolean }, readonly edges: ReadonlyArray<{ readonly node: { readonly rule: string | null, readonly game: string | null, readonly table: string | null, readonly day: string | null, readonly figure: string | null, readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } } }> } };

export type CommissionsShownFragment = { readonly edges: ReadonlyArray<{ readonly node: { readonly rule: string | null, readonly game: string | null, readonly table: string | null, readonly day: string | null, readonly figure: string | null, readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } } }> };

export type ClearingsQueryVariables = Exact<{
  casino: string | number;
  after?: string | null | undefined;
  waitFor?: string | null | undefined;
  knownAt?: KnownAt | null | undefined;
}>;


export type ClearingsQuery = { readonly clearings: { readonly position: number, readonly complete: boolean, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly eventId: string, readonly recordNumber: number, readonly gamingDay: string, readonly clearing: string, readonly reason: string, readonly document: string, readonly proposedBy: string, readonly proposedAt: string, readonly recordedAs: number | null, readonly signature: { readonly words: string, readonly wordsEs: string } } }> }, readonly trialBalance: { readonly lines: ReadonlyArray<{ readonly account: string, readonly inChart: { readonly code: string, readonly name: string, readonly nameEs: string }, readonly debit: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly credit: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }> } };

type ClearingOutcome_ClearingDecided_Fragment = { readonly __typename: 'ClearingDecided', readonly receipt: string };

type ClearingOutcome_ClearingRefused_Fragment = { readonly __typename: 'ClearingRefused', readonly code: string, readonly message: string, readonly messageEs: string, readonly detail: string | null, readonly detailEs: string | null, readonly citation: string, readonly citationEs: string };

export type ClearingOutcomeFragment =
  | ClearingOutcome_ClearingDecided_Fragment
  | ClearingOutcome_ClearingRefused_Fragment
;

export type ProposeClearingMutationVariables = Exact<{
  casino: string | number;
  day: string;
  clearing: string;
}>;


export type ProposeClearingMutation = { readonly proposeClearing:
    | { readonly __typename: 'ClearingDecided', readonly receipt: string }
    | { readonly __typename: 'ClearingRefused', readonly code: string, readonly message: string, readonly messageEs: string, readonly detail: string | null, readonly detailEs: string | null, readonly citation: string, readonly citationEs: string }
   };

export type RecordClearingMutationVariables = Exact<{
  casino: string | number;
  proposal: string | number;
}>;


export type RecordClearingMutation = { readonly recordClearing:
    | { readonly __typename: 'ClearingDecided', readonly receipt: string }
    | { readonly __typename: 'ClearingRefused', readonly code: string, readonly message: string, readonly messageEs: string, readonly detail: string | null, readonly detailEs: string | null, readonly citation: string, readonly citationEs: string }
   };

export type CorrectionShownFragment = { readonly eventId: string, readonly recordNumber: number, readonly event: string, readonly source: string, readonly eventType: string | null, readonly gamingDay: string, readonly status: CorrectionStatus, readonly reason: string, readonly document: string | null, readonly replacement: string | null, readonly proposedBy: string, readonly proposedAt: string | null, readonly approvedBy: string | null, readonly recordedAs: number | null, readonly signature: { readonly words: string, readonly wordsEs: string } };

export type CorrectionsQueryVariables = Exact<{
  casino: string | number;
  after?: string | null | undefined;
  waitFor?: string | null | undefined;
  knownAt?: KnownAt | null | undefined;
}>;


export type CorrectionsQuery = { readonly corrections: { readonly position: number, readonly complete: boolean, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly eventId: string, readonly recordNumber: number, readonly event: string, readonly source: string, readonly eventType: string | null, readonly gamingDay: string, readonly status: CorrectionStatus, readonly reason: string, readonly document: string | null, readonly replacement: string | null, readonly proposedBy: string, readonly proposedAt: string | null, readonly approvedBy: string | null, readonly recordedAs: number | null, readonly signature: { readonly words: string, readonly wordsEs: string } } }> } };

export type FactToCorrectQueryVariables = Exact<{
  casino: string | number;
  record?: number | null | undefined;
  source?: string | null | undefined;
  eventId?: string | number | null | undefined;
}>;


export type FactToCorrectQuery = { readonly event:
    | { readonly __typename: 'EventFound', readonly position: number, readonly complete: boolean, readonly event: { readonly recordNumber: number, readonly eventId: string, readonly source: string, readonly eventType: string, readonly bytes: string }, readonly corrections: ReadonlyArray<{ readonly eventId: string, readonly recordNumber: number, readonly event: string, readonly source: string, readonly eventType: string | null, readonly gamingDay: string, readonly status: CorrectionStatus, readonly reason: string, readonly document: string | null, readonly replacement: string | null, readonly proposedBy: string, readonly proposedAt: string | null, readonly approvedBy: string | null, readonly recordedAs: number | null, readonly signature: { readonly words: string, readonly wordsEs: string } }> }
    | { readonly __typename: 'NotFound', readonly message: string, readonly messageEs: string }
   };

export type GameOfSessionQueryVariables = Exact<{
  casino: string | number;
  table: string;
  day: string;
  session: number;
}>;


export type GameOfSessionQuery = { readonly tableSession:
    | { readonly __typename: 'NotFound' }
    | { readonly __typename: 'TableSessionFound', readonly session: { readonly opening: { readonly game: string } | null } }
   };

type CorrectionOutcome_CorrectionDecided_Fragment = { readonly __typename: 'CorrectionDecided', readonly receipt: string };

type CorrectionOutcome_CorrectionRefused_Fragment = { readonly __typename: 'CorrectionRefused', readonly code: string, readonly message: string, readonly messageEs: string, readonly detail: string | null, readonly detailEs: string | null, readonly citation: string, readonly citationEs: string };

export type CorrectionOutcomeFragment =
  | CorrectionOutcome_CorrectionDecided_Fragment
  | CorrectionOutcome_CorrectionRefused_Fragment
;

export type ProposeCorrectionMutationVariables = Exact<{
  casino: string | number;
  source: string;
  event: string | number;
  reason: string;
  document?: string | null | undefined;
  replacement?: string | null | undefined;
}>;


export type ProposeCorrectionMutation = { readonly proposeCorrection:
    | { readonly __typename: 'CorrectionDecided', readonly receipt: string }
    | { readonly __typename: 'CorrectionRefused', readonly code: string, readonly message: string, readonly messageEs: string, readonly detail: string | null, readonly detailEs: string | null, readonly citation: string, readonly citationEs: string }
   };

export type WithdrawCorrectionMutationVariables = Exact<{
  casino: string | number;
  proposal: string | number;
}>;


export type WithdrawCorrectionMutation = { readonly outcome:
    | { readonly __typename: 'CorrectionDecided', readonly receipt: string }
    | { readonly __typename: 'CorrectionRefused', readonly code: string, readonly message: string, readonly messageEs: string, readonly detail: string | null, readonly detailEs: string | null, readonly citation: string, readonly citationEs: string }
   };

export type RecordCorrectionMutationVariables = Exact<{
  casino: string | number;
  proposal: string | number;
}>;


export type RecordCorrectionMutation = { readonly recordCorrection:
    | { readonly __typename: 'CorrectionDecided', readonly receipt: string }
    | { readonly __typename: 'CorrectionRefused', readonly code: string, readonly message: string, readonly messageEs: string, readonly detail: string | null, readonly detailEs: string | null, readonly citation: string, readonly citationEs: string }
   };

export type PreviewedFindingShownFragment = { readonly code: string, readonly severity: FindingSeverity, readonly title: string, readonly titleEs: string, readonly expected: string, readonly expectedEs: string, readonly found: string, readonly foundEs: string, readonly gamingDay: string, readonly table: string | null };

export type PreviewedFigureShownFragment = { readonly bookingDay: string, readonly gamingDays: ReadonlyArray<string>, readonly account: string, readonly figure: string, readonly inChart: { readonly code: string, readonly name: string, readonly nameEs: string }, readonly before: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly after: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly change: { readonly amount: string, readonly minorUnits: string, readonly currency: string } };

export type PresentedFigureShownFragment = { readonly bookingDay: string, readonly account: string, readonly inChart: { readonly code: string, readonly name: string, readonly nameEs: string }, readonly before: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly after: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly change: { readonly amount: string, readonly minorUnits: string, readonly currency: string } };

export type CorrectionPreviewQueryVariables = Exact<{
  casino: string | number;
  source: string;
  event: string | number;
  replacement?: string | null | undefined;
}>;


export type CorrectionPreviewQuery = { readonly correctionPreview:
    | { readonly __typename: 'CorrectionPreview', readonly complete: boolean, readonly isPreviewed: boolean, readonly facts: number, readonly figureCount: number, readonly findingsOpenedCount: number, readonly findingsEndedCount: number, readonly figures: ReadonlyArray<{ readonly bookingDay: string, readonly gamingDays: ReadonlyArray<string>, readonly account: string, readonly figure: string, readonly inChart: { readonly code: string, readonly name: string, readonly nameEs: string }, readonly before: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly after: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly change: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly presented: ReadonlyArray<{ readonly bookingDay: string, readonly account: string, readonly inChart: { readonly code: string, readonly name: string, readonly nameEs: string }, readonly before: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly after: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly change: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly findingsOpened: ReadonlyArray<{ readonly code: string, readonly severity: FindingSeverity, readonly title: string, readonly titleEs: string, readonly expected: string, readonly expectedEs: string, readonly found: string, readonly foundEs: string, readonly gamingDay: string, readonly table: string | null }>, readonly findingsEnded: ReadonlyArray<{ readonly code: string, readonly severity: FindingSeverity, readonly title: string, readonly titleEs: string, readonly expected: string, readonly expectedEs: string, readonly found: string, readonly foundEs: string, readonly gamingDay: string, readonly table: string | null }> }
    | { readonly __typename: 'CorrectionRefused', readonly code: string, readonly message: string, readonly messageEs: string, readonly detail: string | null, readonly detailEs: string | null, readonly citation: string, readonly citationEs: string }
   };

export type DayCustomersQueryVariables = Exact<{
  casino: string | number;
  day: string;
  onlyAtLimit: boolean;
  after?: string | null | undefined;
  knownAt?: KnownAt | null | undefined;
  waitFor?: string | null | undefined;
}>;


export type DayCustomersQuery = { readonly dayCustomers: { readonly position: number, readonly complete: boolean, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly player: string | null, readonly atLimit: boolean | null, readonly operationCount: number, readonly cashBrought: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly cashTaken: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly chipsBought: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly chipsRedeemed: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly identification: { readonly document: IdentityDocument, readonly by: string, readonly at: string, readonly note: string | null, readonly recordNumber: number } | null, readonly operations: ReadonlyArray<{ readonly recordNumber: number, readonly happenedAt: string, readonly eventType: string, readonly table: string | null, readonly cashBrought: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly cashTaken: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly chipsBought: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly chipsRedeemed: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }> } }> } };

export type IdentifyCustomerMutationVariables = Exact<{
  casino: string | number;
  day: string;
  player: string;
  document: IdentityDocument;
  documentNumber: string;
  note?: string | null | undefined;
}>;


export type IdentifyCustomerMutation = { readonly identifyCustomer:
    | { readonly __typename: 'CustomerDecided', readonly receipt: string }
    | { readonly __typename: 'CustomerRefused', readonly message: string, readonly messageEs: string, readonly citation: string, readonly citationEs: string }
   };

export type WithdrawIdentificationMutationVariables = Exact<{
  casino: string | number;
  day: string;
  player: string;
  reason: string;
}>;


export type WithdrawIdentificationMutation = { readonly withdrawIdentification:
    | { readonly __typename: 'CustomerDecided', readonly receipt: string }
    | { readonly __typename: 'CustomerRefused', readonly message: string, readonly messageEs: string, readonly citation: string, readonly citationEs: string }
   };

export type TieOutPartsFragment = { readonly check: string, readonly says: string, readonly saysEs: string, readonly citation: string, readonly citationEs: string, readonly formula: string, readonly formulaEs: string, readonly strength: TieOutStrength, readonly holds: boolean, readonly remedy: string, readonly remedyEs: string, readonly explanations: ReadonlyArray<{ readonly at: string | null, readonly by: string, readonly explanation: string }>, readonly rows: ReadonlyArray<{ readonly at: string, readonly atEn: string, readonly atEs: string, readonly expected: string, readonly expectedEs: string, readonly found: string, readonly foundEs: string, readonly expectedFigure: string | null, readonly foundFigure: string | null, readonly differenceFigure: string | null, readonly countedFigure: string | null, readonly ties: boolean, readonly expectedAmount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly foundAmount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly differenceAmount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null }> };

export type DayQueryVariables = Exact<{
  casino: string | number;
  day: string;
  knownAt?: KnownAt | null | undefined;
  waitFor?: string | null | undefined;
}>;


export type DayQuery = { readonly gamingDay:
    | { readonly __typename: 'GamingDayFound', readonly position: number, readonly complete: boolean, readonly day: string, readonly status: GamingDayStatus, readonly checkedThrough: number, readonly openTables: ReadonlyArray<string>, readonly uncounted: ReadonlyArray<string>, readonly decisions: ReadonlyArray<{ readonly at: string, readonly by: ReadonlyArray<string>, readonly what: string, readonly words: string | null, readonly recordNumber: number, readonly imported: { readonly at: string, readonly by: string } | null, readonly signature: { readonly signed: boolean, readonly words: string, readonly wordsEs: string } }>, readonly tieOuts: ReadonlyArray<{ readonly check: string, readonly says: string, readonly saysEs: string, readonly citation: string, readonly citationEs: string, readonly formula: string, readonly formulaEs: string, readonly strength: TieOutStrength, readonly holds: boolean, readonly remedy: string, readonly remedyEs: string, readonly explanations: ReadonlyArray<{ readonly at: string | null, readonly by: string, readonly explanation: string }>, readonly rows: ReadonlyArray<{ readonly at: string, readonly atEn: string, readonly atEs: string, readonly expected: string, readonly expectedEs: string, readonly found: string, readonly foundEs: string, readonly expectedFigure: string | null, readonly foundFigure: string | null, readonly differenceFigure: string | null, readonly countedFigure: string | null, readonly ties: boolean, readonly expectedAmount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly foundAmount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly differenceAmount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null }> }>, readonly savedExplanations: ReadonlyArray<{ readonly check: string, readonly at: string | null, readonly explanation: string, readonly by: string, readonly savedAt: string, readonly eventId: string }> }
    | { readonly __typename: 'NotFound', readonly message: string, readonly messageEs: string }
  , readonly dayBoard: { readonly edges: ReadonlyArray<{ readonly node: { readonly day: string, readonly status: GamingDayStatus, readonly figure: string, readonly withoutResult: number, readonly openTables: ReadonlyArray<string>, readonly waitsFor: ReadonlyArray<DayTask>, readonly closedBy: string | null, readonly certifiedBy: string | null, readonly win: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly drop: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly commission: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly duty: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly openFindings: { readonly violations: number, readonly advisories: number, readonly information: number } } }> }, readonly dayProgress:
    | { readonly cageCounted: boolean, readonly sessions: ReadonlyArray<{ readonly table: string, readonly sessionNo: number, readonly closed: boolean, readonly signed: boolean, readonly counted: boolean | null, readonly boxesPlaced: number, readonly boxesCounted: number }> }
    | Record<PropertyKey, never>
   };

type DayDecision_GamingDayDecided_Fragment = { readonly __typename: 'GamingDayDecided', readonly what: string, readonly eventId: string, readonly receipt: string, readonly warning: string | null, readonly warningEs: string | null };

type DayDecision_GamingDayRefused_Fragment = { readonly __typename: 'GamingDayRefused', readonly code: string, readonly message: string, readonly messageEs: string, readonly citation: string, readonly citationEs: string, readonly about: ReadonlyArray<string> };

export type DayDecisionFragment =
  | DayDecision_GamingDayDecided_Fragment
  | DayDecision_GamingDayRefused_Fragment
;

export type CloseDayMutationVariables = Exact<{
  casino: string | number;
  day: string;
  explanations: ReadonlyArray<ExplanationInput> | ExplanationInput;
}>;


export type CloseDayMutation = { readonly closeGamingDay:
    | { readonly __typename: 'GamingDayDecided', readonly what: string, readonly eventId: string, readonly receipt: string, readonly warning: string | null, readonly warningEs: string | null }
    | { readonly __typename: 'GamingDayRefused', readonly code: string, readonly message: string, readonly messageEs: string, readonly citation: string, readonly citationEs: string, readonly about: ReadonlyArray<string> }
   };

export type SaveExplanationMutationVariables = Exact<{
  casino: string | number;
  day: string;
  check: string;
  at?: string | null | undefined;
  explanation?: string | null | undefined;
  replaces?: string | number | null | undefined;
}>;


export type SaveExplanationMutation = { readonly saveExplanation:
    | { readonly __typename: 'GamingDayDecided', readonly what: string, readonly eventId: string, readonly receipt: string, readonly warning: string | null, readonly warningEs: string | null }
    | { readonly __typename: 'GamingDayRefused', readonly code: string, readonly message: string, readonly messageEs: string, readonly citation: string, readonly citationEs: string, readonly about: ReadonlyArray<string> }
   };

export type CertifyDayMutationVariables = Exact<{
  casino: string | number;
  day: string;
  statement?: string | null | undefined;
}>;


export type CertifyDayMutation = { readonly certifyGamingDay:
    | { readonly __typename: 'GamingDayDecided', readonly what: string, readonly eventId: string, readonly receipt: string, readonly warning: string | null, readonly warningEs: string | null }
    | { readonly __typename: 'GamingDayRefused', readonly code: string, readonly message: string, readonly messageEs: string, readonly citation: string, readonly citationEs: string, readonly about: ReadonlyArray<string> }
   };

export type ProposeReopeningMutationVariables = Exact<{
  casino: string | number;
  day: string;
  reason: string;
}>;


export type ProposeReopeningMutation = { readonly proposeReopening:
    | { readonly __typename: 'GamingDayDecided', readonly what: string, readonly eventId: string, readonly receipt: string, readonly warning: string | null, readonly warningEs: string | null }
    | { readonly __typename: 'GamingDayRefused', readonly code: string, readonly message: string, readonly messageEs: string, readonly citation: string, readonly citationEs: string, readonly about: ReadonlyArray<string> }
   };

export type ApproveReopeningMutationVariables = Exact<{
  casino: string | number;
  day: string;
}>;


export type ApproveReopeningMutation = { readonly approveReopening:
    | { readonly __typename: 'GamingDayDecided', readonly what: string, readonly eventId: string, readonly receipt: string, readonly warning: string | null, readonly warningEs: string | null }
    | { readonly __typename: 'GamingDayRefused', readonly code: string, readonly message: string, readonly messageEs: string, readonly citation: string, readonly citationEs: string, readonly about: ReadonlyArray<string> }
   };

export type DaysQueryVariables = Exact<{
  casinos: ReadonlyArray<string | number> | string | number;
  from: string;
  to: string;
  after?: string | null | undefined;
  knownAt?: KnownAt | null | undefined;
}>;


export type DaysQuery = { readonly dayBoard: { readonly position: number, readonly complete: boolean, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean }, readonly edges: ReadonlyArray<{ readonly node: { readonly casino: string, readonly casinoName: string | null, readonly explanationsMissing: number | null, readonly day: string, readonly status: GamingDayStatus, readonly figure: string, readonly withoutResult: number, readonly openTables: ReadonlyArray<string>, readonly waitsFor: ReadonlyArray<DayTask>, readonly closedBy: string | null, readonly certifiedBy: string | null, readonly win: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly drop: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly commission: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly duty: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly openFindings: { readonly violations: number, readonly advisories: number, readonly information: number } } }> } };

export type TableDisplayQueryVariables = Exact<{
  casino: string | number;
  table: string;
}>;


export type TableDisplayQuery = { readonly tableDisplay:
    | { readonly __typename: 'NotFound', readonly message: string, readonly messageEs: string }
    | { readonly __typename: 'TableDisplay', readonly position: number, readonly complete: boolean, readonly table: string, readonly heading: string, readonly game: { readonly en: string, readonly es: string }, readonly minimum: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly minimumTo: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly maxima: ReadonlyArray<{ readonly bet: { readonly en: string, readonly es: string } | null, readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly payTable: ReadonlyArray<{ readonly bet: { readonly en: string, readonly es: string }, readonly covers: { readonly en: string, readonly es: string } | null, readonly pays: { readonly en: string, readonly es: string } }>, readonly pools: ReadonlyArray<{ readonly pool: string, readonly meter: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly rate: { readonly en: string, readonly es: string } | null, readonly prizes: ReadonlyArray<{ readonly bet: { readonly en: string, readonly es: string }, readonly covers: { readonly en: string, readonly es: string } | null, readonly pays: { readonly en: string, readonly es: string } }> }>, readonly session: { readonly gamingDay: string, readonly minutes: number | null, readonly minimum: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly share: { readonly en: string, readonly es: string } | null } | null }
   };

export type ShownPrizeFragment = { readonly bet: { readonly en: string, readonly es: string }, readonly covers: { readonly en: string, readonly es: string } | null, readonly pays: { readonly en: string, readonly es: string } };

export type DutyYearQueryVariables = Exact<{
  casino: string | number;
  year: number;
  knownAt?: KnownAt | null | undefined;
  waitFor?: string | null | undefined;
}>;


export type DutyYearQuery = { readonly dutyQuarters:
    | { readonly __typename: 'DutyQuarters', readonly position: number, readonly complete: boolean, readonly year: number, readonly casinos: ReadonlyArray<string>, readonly quarters: ReadonlyArray<{ readonly quarter: number, readonly state: DutyQuarterState, readonly dueFrom: string, readonly dueUntil: string, readonly correctionsLeftOut: number, readonly toCertify: ReadonlyArray<string>, readonly over: boolean, readonly readUntil: string | null, readonly warning: string | null, readonly warningEs: string | null, readonly figure: string | null, readonly base: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly due: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly toPay: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly paid: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly outstanding: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly presentations: ReadonlyArray<{ readonly presentedOn: string, readonly reference: string, readonly document: string | null, readonly by: string, readonly recordNumber: number, readonly toPay: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly payments: ReadonlyArray<{ readonly document: string, readonly gamingDay: string, readonly recordNumber: number, readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly correction: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly corrections: ReadonlyArray<{ readonly casino: string, readonly recordNumber: number, readonly what: string, readonly gamingDay: string, readonly bookingDay: string, readonly base: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }> }> }
    | { readonly __typename: 'NotFound', readonly message: string, readonly messageEs: string }
   };

export type DutyOfCasinosQueryVariables = Exact<{
  casinos: ReadonlyArray<string | number> | string | number;
  year: number;
}>;


export type DutyOfCasinosQuery = { readonly dutyOfCasinos: { readonly position: number, readonly casinos: ReadonlyArray<{ readonly casino: string, readonly quarters: ReadonlyArray<{ readonly quarter: number, readonly state: DutyQuarterState, readonly due: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly toPay: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly paid: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly outstanding: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null }> }>, readonly totals: ReadonlyArray<{ readonly quarter: number, readonly currency: string, readonly due: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly toPay: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly paid: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly outstanding: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }> } };

export type DutyReturnQueryVariables = Exact<{
  casino: string | number;
  year: number;
  quarter: number;
  knownAt?: KnownAt | null | undefined;
}>;


export type DutyReturnQuery = { readonly gamingDutyReturn:
    | { readonly __typename: 'GamingDutyReturn', readonly citation: string, readonly readUntil: string, readonly parts: ReadonlyArray<{ readonly casino: string, readonly kind: DutyPartKind, readonly account: string, readonly inChart: { readonly code: string, readonly name: string, readonly nameEs: string }, readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly baseOfQuarter: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly baseToDate: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly brackets: ReadonlyArray<{ readonly rate: string, readonly from: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly to: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly base: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly quotaToDate: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly earlier: ReadonlyArray<{ readonly quarter: number, readonly due: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly deducted: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly correction: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly toPay: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly provenance: ReadonlyArray<{ readonly what: string, readonly whatEs: string, readonly source: DutySource, readonly says: string, readonly saysEs: string, readonly citation: string, readonly citationEs: string, readonly readUntil: string | null, readonly beyondText: boolean }> }
    | { readonly __typename: 'NotFound', readonly message: string, readonly messageEs: string }
   };

export type PresentDutyReturnMutationVariables = Exact<{
  casino: string | number;
  year: number;
  quarter: number;
  presentedOn: string;
  reference: string;
  document?: string | null | undefined;
  complements?: string | null | undefined;
}>;


export type PresentDutyReturnMutation = { readonly presentDutyReturn:
    | { readonly __typename: 'DutyReturnPresented', readonly receipt: string }
    | { readonly __typename: 'DutyReturnRefused', readonly message: string, readonly messageEs: string, readonly citation: string, readonly citationEs: string, readonly about: ReadonlyArray<string> }
   };

export type FindingsQueryVariables = Exact<{
  casino: string | number;
  status: FindingStatus;
  severity?: FindingSeverity | null | undefined;
  acknowledged?: boolean | null | undefined;
  gamingDay?: string | null | undefined;
  table?: string | null | undefined;
  assignee?: string | null | undefined;
  text?: string | null | undefined;
  codes?: ReadonlyArray<string> | string | null | undefined;
  first: number;
  after?: string | null | undefined;
  knownAt?: KnownAt | null | undefined;
  waitFor?: string | null | undefined;
}>;


export type FindingsQuery = { readonly findings: { readonly position: number, readonly complete: boolean, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly code: string, readonly severity: FindingSeverity, readonly title: string, readonly titleEs: string, readonly expected: string, readonly expectedEs: string, readonly found: string, readonly foundEs: string, readonly remedy: string, readonly remedyEs: string, readonly citation: string, readonly citationEs: string, readonly ruleId: string, readonly gamingDay: string, readonly table: string | null, readonly eventIds: ReadonlyArray<string>, readonly openedBy: number, readonly closedBy: number | null, readonly assignee: string | null, readonly decisions: ReadonlyArray<{ readonly at: string, readonly by: string, readonly to: string | null, readonly what: string, readonly words: string | null, readonly recordNumber: number }>, readonly resolution: { readonly at: string, readonly by: string, readonly what: string, readonly words: string | null } | null } }> } };

export type FindingCountsQueryVariables = Exact<{
  casino: string | number;
  status: FindingStatus;
  severity?: FindingSeverity | null | undefined;
  acknowledged?: boolean | null | undefined;
  gamingDay?: string | null | undefined;
  assignee?: string | null | undefined;
  text?: string | null | undefined;
  knownAt?: KnownAt | null | undefined;
  waitFor?: string | null | undefined;
}>;


export type FindingCountsQuery = { readonly findingCounts: { readonly counts: ReadonlyArray<{ readonly key: string, readonly title: string, readonly titleEs: string, readonly count: number }> } };

export type AssignFindingMutationVariables = Exact<{
  casino: string | number;
  finding: string | number;
  to: string | number;
  toName?: string | null | undefined;
  note?: string | null | undefined;
}>;


export type AssignFindingMutation = { readonly assignFinding:
    | { readonly __typename: 'FindingDecided', readonly what: string, readonly receipt: string }
    | { readonly __typename: 'FindingRefused', readonly code: string, readonly message: string, readonly messageEs: string, readonly citation: string, readonly citationEs: string }
   };

export type NoteOnFindingMutationVariables = Exact<{
  casino: string | number;
  finding: string | number;
  note: string;
}>;


export type NoteOnFindingMutation = { readonly noteOnFinding:
    | { readonly __typename: 'FindingDecided', readonly what: string, readonly receipt: string }
    | { readonly __typename: 'FindingRefused', readonly code: string, readonly message: string, readonly messageEs: string, readonly citation: string, readonly citationEs: string }
   };

export type AcknowledgeFindingMutationVariables = Exact<{
  casino: string | number;
  finding: string | number;
  note?: string | null | undefined;
}>;


export type AcknowledgeFindingMutation = { readonly acknowledgeFinding:
    | { readonly __typename: 'FindingDecided', readonly what: string, readonly receipt: string }
    | { readonly __typename: 'FindingRefused', readonly code: string, readonly message: string, readonly messageEs: string, readonly citation: string, readonly citationEs: string }
   };

export type AcknowledgeFindingsMutationVariables = Exact<{
  casino: string | number;
  findings: ReadonlyArray<string | number> | string | number;
}>;


export type AcknowledgeFindingsMutation = { readonly acknowledgeFindings: ReadonlyArray<{ readonly finding: string, readonly outcome:
      | { readonly __typename: 'FindingDecided', readonly what: string, readonly receipt: string }
      | { readonly __typename: 'FindingRefused', readonly code: string, readonly message: string, readonly messageEs: string, readonly citation: string, readonly citationEs: string }
     }> };

export type ResolveFindingMutationVariables = Exact<{
  casino: string | number;
  finding: string | number;
  reason: string;
}>;


export type ResolveFindingMutation = { readonly resolveFinding:
    | { readonly __typename: 'FindingDecided', readonly what: string, readonly receipt: string }
    | { readonly __typename: 'FindingRefused', readonly code: string, readonly message: string, readonly messageEs: string, readonly citation: string, readonly citationEs: string }
   };

type FindingOutcome_FindingDecided_Fragment = { readonly __typename: 'FindingDecided', readonly what: string, readonly receipt: string };

type FindingOutcome_FindingRefused_Fragment = { readonly __typename: 'FindingRefused', readonly code: string, readonly message: string, readonly messageEs: string, readonly citation: string, readonly citationEs: string };

export type FindingOutcomeFragment =
  | FindingOutcome_FindingDecided_Fragment
  | FindingOutcome_FindingRefused_Fragment
;

export type FirstRunQueryVariables = Exact<{
  waitFor?: string | null | undefined;
}>;


export type FirstRunQuery = { readonly consoleSettings: string, readonly casinos: ReadonlyArray<{ readonly id: string }>, readonly people: ReadonlyArray<{ readonly id: string, readonly name: string, readonly isActive: boolean, readonly leftAt: string | null, readonly roles: ReadonlyArray<{ readonly id: string, readonly role: Role, readonly everyCasino: boolean, readonly casinos: ReadonlyArray<string>, readonly from: string, readonly until: string | null, readonly isInForce: boolean, readonly endedAt: string | null }> }>, readonly peopleProposals: ReadonlyArray<{ readonly id: string, readonly person: string, readonly role: Role | null, readonly everyCasino: boolean, readonly casinos: ReadonlyArray<string>, readonly at: string, readonly lapsesAt: string, readonly by: { readonly id: string, readonly name: string | null }, readonly approvers: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly link: { readonly expiresAt: string, readonly offeredBy: { readonly id: string, readonly name: string | null } } | null }>, readonly credentials: ReadonlyArray<{ readonly id: string, readonly kind: PrincipalKind, readonly name: string, readonly person: string | null, readonly tablet: string | null, readonly roles: ReadonlyArray<Role>, readonly sources: ReadonlyArray<string>, readonly everyCasino: boolean, readonly casinos: ReadonlyArray<string>, readonly madeAt: string, readonly expiresAt: string, readonly lastUsedAt: string | null, readonly isGood: boolean }> };

export type AuthoriseCasinoMutationVariables = Exact<{
  casino: string | number;
  authorisation: string;
}>;


export type AuthoriseCasinoMutation = { readonly outcome:
    | { readonly __typename: 'AuthorisationRecorded', readonly receipt: string }
    | { readonly __typename: 'AuthorisationRefused', readonly code: string, readonly message: string, readonly messageEs: string, readonly about: ReadonlyArray<string>, readonly detail: string | null, readonly detailEs: string | null }
   };

export type FloorTablesQueryVariables = Exact<{
  casino: string | number;
  knownAt?: KnownAt | null | undefined;
}>;


export type FloorTablesQuery = { readonly tables: { readonly edges: ReadonlyArray<{ readonly node: { readonly table: string, readonly lastGamingDay: string } }> } };

export type FloorQueryVariables = Exact<{
  casino: string | number;
  day: string;
  knownAt?: KnownAt | null | undefined;
  isPast: boolean;
}>;


export type FloorQuery = { readonly tableSessions: { readonly position: number, readonly complete: boolean, readonly edges: ReadonlyArray<{ readonly node: { readonly table: string, readonly gamingDay: string, readonly sessionNo: number, readonly opening: { readonly game: string, readonly happenedAt: string, readonly recordNumber: number, readonly holder: TableHolder, readonly staff: ReadonlyArray<string>, readonly float: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly locked: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly minimum: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly captures: { readonly rounds: boolean } } | null, readonly fills: ReadonlyArray<{ readonly slip: string, readonly recordNumber: number, readonly happenedAt: string, readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly credits: ReadonlyArray<{ readonly slip: string, readonly recordNumber: number, readonly happenedAt: string, readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly drop: ReadonlyArray<{ readonly box: string, readonly recordNumber: number, readonly happenedAt: string, readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly counts: ReadonlyArray<{ readonly occasion: string, readonly recordNumber: number, readonly happenedAt: string, readonly certifiedBy: ReadonlyArray<string>, readonly inventory: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly close: { readonly happenedAt: string, readonly recordNumber: number, readonly certifiedBy: ReadonlyArray<string> } | null, readonly result: { readonly ties: boolean, readonly inventory: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly drop: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly credits: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly prizes: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly toSlot: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly openingFloat: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly fills: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly stakesSwept: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly fromCounts: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly fromBooks: { readonly amount: string, readonly minorUnits: string, readonly currency: string } } | null, readonly books: { readonly win: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly commission: { readonly amount: string, readonly minorUnits: string, readonly currency: string } } | null } }> }, readonly findings: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly code: string, readonly severity: FindingSeverity, readonly title: string, readonly titleEs: string, readonly table: string | null, readonly openedBy: number, readonly decisions: ReadonlyArray<{ readonly at: string, readonly by: string, readonly what: string, readonly words: string | null, readonly recordNumber: number }> } }> }, readonly jackpots: { readonly edges: ReadonlyArray<{ readonly node: { readonly pool: string, readonly meter: { readonly amount: string, readonly minorUnits: string, readonly currency: string } } }> }, readonly floorAlerts?: { readonly at: string, readonly alerts: ReadonlyArray<{ readonly id: string, readonly kind: FloorAlertKind, readonly table: string, readonly gamingDay: string, readonly sessionNo: number | null, readonly says: string, readonly saysEs: string, readonly since: string, readonly decisions: ReadonlyArray<{ readonly at: string, readonly by: string, readonly words: string | null, readonly recordNumber: number }> }> } };

export type AcknowledgeFloorAlertMutationVariables = Exact<{
  casino: string | number;
  alert: string | number;
}>;


export type AcknowledgeFloorAlertMutation = { readonly acknowledgeFloorAlert:
    | { readonly __typename: 'FloorAlertAcknowledged', readonly receipt: string }
    | { readonly __typename: 'FloorAlertRefused', readonly code: string, readonly message: string, readonly messageEs: string }
   };

export type SessionSoFarFragment = { readonly opening: { readonly float: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly locked: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly captures: { readonly rounds: boolean } } | null, readonly fills: ReadonlyArray<{ readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly credits: ReadonlyArray<{ readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly drop: ReadonlyArray<{ readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly counts: ReadonlyArray<{ readonly happenedAt: string, readonly inventory: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly result: { readonly fromCounts: { readonly amount: string, readonly minorUnits: string, readonly currency: string } } | null, readonly books: { readonly win: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly commission: { readonly amount: string, readonly minorUnits: string, readonly currency: string } } | null };

export type SessionOnFloorFragment = { readonly table: string, readonly gamingDay: string, readonly sessionNo: number, readonly opening: { readonly game: string, readonly happenedAt: string, readonly recordNumber: number, readonly holder: TableHolder, readonly staff: ReadonlyArray<string>, readonly float: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly locked: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly minimum: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly captures: { readonly rounds: boolean } } | null, readonly fills: ReadonlyArray<{ readonly slip: string, readonly recordNumber: number, readonly happenedAt: string, readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly credits: ReadonlyArray<{ readonly slip: string, readonly recordNumber: number, readonly happenedAt: string, readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly drop: ReadonlyArray<{ readonly box: string, readonly recordNumber: number, readonly happenedAt: string, readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly counts: ReadonlyArray<{ readonly occasion: string, readonly recordNumber: number, readonly happenedAt: string, readonly certifiedBy: ReadonlyArray<string>, readonly inventory: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly close: { readonly happenedAt: string, readonly recordNumber: number, readonly certifiedBy: ReadonlyArray<string> } | null, readonly result: { readonly ties: boolean, readonly inventory: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly drop: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly credits: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly prizes: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly toSlot: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly openingFloat: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly fills: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly stakesSwept: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly fromCounts: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly fromBooks: { readonly amount: string, readonly minorUnits: string, readonly currency: string } } | null, readonly books: { readonly win: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly commission: { readonly amount: string, readonly minorUnits: string, readonly currency: string } } | null };

export type WallHoursQueryVariables = Exact<{
  casino: string | number;
  day: string;
  knownAt?: KnownAt | null | undefined;
}>;


export type WallHoursQuery = { readonly performance: { readonly rows: ReadonlyArray<{ readonly casinos: ReadonlyArray<string>, readonly currency: string, readonly family: string | null, readonly sessions: number | null, readonly exists: GroupExists | null, readonly key: ReadonlyArray<{ readonly dimension: Dimension, readonly value: string | null, readonly en: string, readonly es: string }>, readonly notes: ReadonlyArray<{ readonly code: string, readonly en: string, readonly es: string }>, readonly addresses: ReadonlyArray<{ readonly figure: PerformanceFigure, readonly address: string }>, readonly figures: { readonly tableHours: string | null, readonly hold: string | null, readonly rounds: number | null, readonly zScore: string | null, readonly unknown: ReadonlyArray<{ readonly figure: PerformanceFigure, readonly en: string, readonly es: string, readonly knownSessions: number }>, readonly drop: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly win: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly counted: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly captured: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly exchanged: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly handle: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly theoretical: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly expectedLow: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly expectedHigh: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly winPerHour: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly commission: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly tips: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly chipsSold: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly redeemed: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null }, readonly compared: { readonly tableHours: string | null, readonly hold: string | null, readonly rounds: number | null, readonly zScore: string | null, readonly drop: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly win: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly counted: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly captured: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly exchanged: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly handle: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly theoretical: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly expectedLow: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly expectedHigh: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly winPerHour: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly commission: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly tips: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly chipsSold: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly redeemed: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null } | null, readonly change: { readonly tableHours: string | null, readonly hold: string | null, readonly rounds: number | null, readonly zScore: string | null, readonly drop: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly win: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly counted: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly captured: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly exchanged: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly handle: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly theoretical: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly winPerHour: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly commission: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly tips: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly chipsSold: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly redeemed: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null } | null }> } };

export type WallMetersQueryVariables = Exact<{
  casino: string | number;
  knownAt?: KnownAt | null | undefined;
}>;


export type WallMetersQuery = { readonly jackpots: { readonly edges: ReadonlyArray<{ readonly node: { readonly pool: string, readonly history: ReadonlyArray<{ readonly recordNumber: number, readonly happenedAt: string, readonly concept: string, readonly conceptEn: string, readonly meter: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }> } }> } };

export type HomeQueryVariables = Exact<{
  casino: string | number;
  from: string;
  to: string;
  knownAt?: KnownAt | null | undefined;
}>;


export type HomeQuery = { readonly dayBoard: { readonly position: number, readonly complete: boolean, readonly edges: ReadonlyArray<{ readonly node: { readonly day: string, readonly status: GamingDayStatus, readonly figure: string, readonly withoutResult: number, readonly openTables: ReadonlyArray<string>, readonly waitsFor: ReadonlyArray<DayTask>, readonly closedBy: string | null, readonly certifiedBy: string | null, readonly win: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly drop: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly commission: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly duty: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly openFindings: { readonly violations: number, readonly advisories: number, readonly information: number } } }> } };

export type HomeTonightQueryVariables = Exact<{
  casino: string | number;
  day: string;
  knownAt?: KnownAt | null | undefined;
}>;


export type HomeTonightQuery = { readonly tableSessions: { readonly edges: ReadonlyArray<{ readonly node: { readonly opening: { readonly float: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly locked: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly captures: { readonly rounds: boolean } } | null, readonly fills: ReadonlyArray<{ readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly credits: ReadonlyArray<{ readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly drop: ReadonlyArray<{ readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly counts: ReadonlyArray<{ readonly happenedAt: string, readonly inventory: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly result: { readonly fromCounts: { readonly amount: string, readonly minorUnits: string, readonly currency: string } } | null, readonly books: { readonly win: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly commission: { readonly amount: string, readonly minorUnits: string, readonly currency: string } } | null } }> } };

export type HomeFindingsQueryVariables = Exact<{
  casino: string | number;
  knownAt?: KnownAt | null | undefined;
}>;


export type HomeFindingsQuery = { readonly findingCounts: { readonly counts: ReadonlyArray<{ readonly key: string, readonly count: number }> } };

export type HomeDutyQueryVariables = Exact<{
  casino: string | number;
  year: number;
  knownAt?: KnownAt | null | undefined;
}>;


export type HomeDutyQuery = { readonly dutyQuarters:
    | { readonly quarters: ReadonlyArray<{ readonly quarter: number, readonly state: DutyQuarterState, readonly figure: string | null, readonly dueUntil: string, readonly base: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly toPay: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null }> }
    | Record<PropertyKey, never>
   };

export type HomeFiguresQueryVariables = Exact<{
  casino: string | number;
  from: string;
  to: string;
  knownAt?: KnownAt | null | undefined;
}>;


export type HomeFiguresQuery = { readonly performance: { readonly rows: ReadonlyArray<{ readonly casinos: ReadonlyArray<string>, readonly currency: string, readonly family: string | null, readonly sessions: number | null, readonly exists: GroupExists | null, readonly key: ReadonlyArray<{ readonly dimension: Dimension, readonly value: string | null, readonly en: string, readonly es: string }>, readonly notes: ReadonlyArray<{ readonly code: string, readonly en: string, readonly es: string }>, readonly addresses: ReadonlyArray<{ readonly figure: PerformanceFigure, readonly address: string }>, readonly figures: { readonly tableHours: string | null, readonly hold: string | null, readonly rounds: number | null, readonly zScore: string | null, readonly unknown: ReadonlyArray<{ readonly figure: PerformanceFigure, readonly en: string, readonly es: string, readonly knownSessions: number }>, readonly drop: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly win: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly counted: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly captured: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly exchanged: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly handle: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly theoretical: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly expectedLow: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly expectedHigh: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly winPerHour: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly commission: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly tips: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly chipsSold: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly redeemed: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null }, readonly compared: { readonly tableHours: string | null, readonly hold: string | null, readonly rounds: number | null, readonly zScore: string | null, readonly drop: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly win: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly counted: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly captured: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly exchanged: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly handle: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly theoretical: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly expectedLow: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly expectedHigh: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly winPerHour: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly commission: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly tips: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly chipsSold: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly redeemed: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null } | null, readonly change: { readonly tableHours: string | null, readonly hold: string | null, readonly rounds: number | null, readonly zScore: string | null, readonly drop: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly win: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly counted: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly captured: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly exchanged: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly handle: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly theoretical: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly winPerHour: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly commission: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly tips: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly chipsSold: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly redeemed: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null } | null }> } };

export type IncidentsOfDayQueryVariables = Exact<{
  casino: string | number;
  day: string;
  isDecided?: boolean | null | undefined;
  after?: string | null | undefined;
}>;


export type IncidentsOfDayQuery = { readonly incidents: { readonly position: number, readonly complete: boolean, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly incident: string, readonly kind: IncidentKind, readonly table: string, readonly sessionNo: number, readonly play: string | null, readonly players: ReadonlyArray<string>, readonly employees: ReadonlyArray<string>, readonly rule: string | null, readonly note: string | null, readonly by: string, readonly at: string, readonly recordNumber: number, readonly decision: { readonly decision: IncidentDecisionKind, readonly rule: string | null, readonly sentAway: ReadonlyArray<string>, readonly consulted: string | null, readonly document: string | null, readonly note: string | null, readonly by: string, readonly at: string, readonly recordNumber: number } | null } }> } };

export type LastReadingsQueryVariables = Exact<{
  casino: string | number;
  day: string;
}>;


export type LastReadingsQuery = { readonly tableReadings: { readonly edges: ReadonlyArray<{ readonly node: { readonly table: string, readonly sessionNo: number, readonly heads: number | null, readonly places: number | null, readonly by: string, readonly at: string, readonly recordNumber: number, readonly floatEstimate: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly boxEstimate: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly minimum: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null } }> } };

export type IntegrityQueryVariables = Exact<{
  casino: string | number;
  knownAt?: KnownAt | null | undefined;
}>;


export type IntegrityQuery = { readonly integrity: { readonly position: number, readonly complete: boolean, readonly chainHash: string, readonly repeatsSkipped: number, readonly sealKeys: ReadonlyArray<string>, readonly sealedThrough: number, readonly lastSeal: { readonly gamingDay: string, readonly firstRecord: number, readonly lastRecord: number, readonly records: number, readonly merkleRoot: string, readonly chainHash: string | null, readonly houseRecord: number | null, readonly houseLink: string | null, readonly trialBalance: string, readonly previous: string, readonly hash: string, readonly keyId: string, readonly publicKey: string, readonly signature: string, readonly recordNumber: number } | null } };

export type SealKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type SealKeysQuery = { readonly sealKeyProposals: ReadonlyArray<{ readonly id: string, readonly key: string, readonly reason: string, readonly at: string, readonly approved: boolean, readonly by: { readonly id: string, readonly name: string | null } }> };

export type ProposeSealKeyMutationVariables = Exact<{
  publicKey: string;
  reason: string;
}>;


export type ProposeSealKeyMutation = { readonly outcome:
    | { readonly __typename: 'PeopleRefused', readonly code: string, readonly message: string, readonly messageEs: string }
    | { readonly __typename: 'SealKeyChanged' }
   };

export type ApproveSealKeyMutationVariables = Exact<{
  proposal: string | number;
}>;


export type ApproveSealKeyMutation = { readonly outcome:
    | { readonly __typename: 'PeopleRefused', readonly code: string, readonly message: string, readonly messageEs: string }
    | { readonly __typename: 'SealKeyChanged' }
   };

export type JackpotsQueryVariables = Exact<{
  casino: string | number;
  knownAt?: KnownAt | null | undefined;
  after?: string | null | undefined;
}>;


export type JackpotsQuery = { readonly jackpots: { readonly position: number, readonly complete: boolean, readonly edges: ReadonlyArray<{ readonly node: { readonly pool: string, readonly game: string | null, readonly closedBy: number | null, readonly figure: string, readonly houseShareFigure: string, readonly meter: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly terms: ReadonlyArray<{ readonly part: MeterPart, readonly figure: string, readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly houseShare: { readonly amount: string, readonly minorUnits: string, readonly currency: string } } }> }, readonly unpaidPrizes: { readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean }, readonly edges: ReadonlyArray<{ readonly node: { readonly kind: UnpaidKind, readonly recordNumber: number, readonly part: number, readonly gamingDay: string, readonly eventType: string, readonly pool: string, readonly table: string | null, readonly sessionNo: number | null, readonly roundNo: number | null, readonly seat: number | null, readonly player: string | null, readonly combination: string | null, readonly document: string | null, readonly daysWaiting: number | null, readonly expiresOn: string | null, readonly isExpired: boolean, readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly paid: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly rest: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly payments: ReadonlyArray<{ readonly recordNumber: number, readonly gamingDay: string, readonly document: string | null, readonly how: string, readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }> } }> } };

export type PoolPeriodQueryVariables = Exact<{
  casino: string | number;
  pool: string;
  from: string;
  until: string;
  knownAt?: KnownAt | null | undefined;
}>;


export type PoolPeriodQuery = { readonly jackpot:
    | { readonly __typename: 'JackpotFound', readonly position: number, readonly complete: boolean, readonly jackpot: { readonly pool: string, readonly period: { readonly opening: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly moves: ReadonlyArray<{ readonly gamingDay: string, readonly happenedAt: string | null, readonly eventType: string, readonly table: string | null, readonly recordNumber: number, readonly facts: number, readonly approvedBy: ReadonlyArray<string>, readonly document: string | null, readonly toMeter: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly fromMeter: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly houseShare: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly meter: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly read: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly difference: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly prizes: ReadonlyArray<{ readonly recordNumber: number, readonly table: string | null, readonly roundNo: number | null, readonly seat: number | null, readonly player: string | null, readonly combination: string | null, readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }> }>, readonly months: ReadonlyArray<{ readonly month: string, readonly returned: string | null, readonly least: string | null, readonly staked: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly prizes: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly growth: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly missing: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null }> } | null } }
    | { readonly __typename: 'NotFound', readonly message: string, readonly messageEs: string }
   };

export type PackRecipientFragment = { readonly recipient: string, readonly mailbox: string, readonly mailboxEs: string, readonly language: PackLanguage, readonly form: PackForm, readonly state: PackRecipientState, readonly proposedBy: string, readonly proposedAt: string, readonly approvedBy: string | null, readonly due: ReadonlyArray<string>, readonly failures: number, readonly nextAttemptAt: string | null, readonly lastAnswer: string | null };

export type MonthlyPackQueryVariables = Exact<{
  casino: string | number;
  after?: string | null | undefined;
  waitFor?: string | null | undefined;
}>;


export type MonthlyPackQuery = { readonly packRecipients: { readonly mailServer: string | null, readonly recipients: ReadonlyArray<{ readonly recipient: string, readonly mailbox: string, readonly mailboxEs: string, readonly language: PackLanguage, readonly form: PackForm, readonly state: PackRecipientState, readonly proposedBy: string, readonly proposedAt: string, readonly approvedBy: string | null, readonly due: ReadonlyArray<string>, readonly failures: number, readonly nextAttemptAt: string | null, readonly lastAnswer: string | null }> }, readonly packMails: { readonly position: number, readonly complete: boolean, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean }, readonly edges: ReadonlyArray<{ readonly node: { readonly recipient: string, readonly month: string, readonly completedBy: number, readonly messageId: string, readonly attempt: number, readonly mayRepeat: boolean, readonly begunAt: string, readonly endedAt: string | null, readonly outcome: PackOutcome | null, readonly sentAs: PackForm | null, readonly bytes: number | null, readonly failure: string | null, readonly failureEs: string | null, readonly answer: string | null } }> } };

export type PackPreviewQueryVariables = Exact<{
  casino: string | number;
  month: string;
  language: PackLanguage;
}>;


export type PackPreviewQuery = { readonly packPreview: { readonly isComplete: boolean, readonly subject: string, readonly text: string } };

type PackOutcome_PackDecisionRecorded_Fragment = { readonly __typename: 'PackDecisionRecorded', readonly receipt: string, readonly recipient: string };

type PackOutcome_PackDecisionRefused_Fragment = { readonly __typename: 'PackDecisionRefused', readonly code: string, readonly message: string, readonly messageEs: string };

export type PackOutcomeFragment =
  | PackOutcome_PackDecisionRecorded_Fragment
  | PackOutcome_PackDecisionRefused_Fragment
;

export type ProposePackRecipientMutationVariables = Exact<{
  casino: string | number;
  mailbox: string;
  form: PackForm;
  language: PackLanguage;
}>;


export type ProposePackRecipientMutation = { readonly outcome:
    | { readonly __typename: 'PackDecisionRecorded', readonly receipt: string, readonly recipient: string }
    | { readonly __typename: 'PackDecisionRefused', readonly code: string, readonly message: string, readonly messageEs: string }
   };

export type ApprovePackRecipientMutationVariables = Exact<{
  casino: string | number;
  recipient: string | number;
}>;


export type ApprovePackRecipientMutation = { readonly outcome:
    | { readonly __typename: 'PackDecisionRecorded', readonly receipt: string, readonly recipient: string }
    | { readonly __typename: 'PackDecisionRefused', readonly code: string, readonly message: string, readonly messageEs: string }
   };

export type EndPackRecipientMutationVariables = Exact<{
  casino: string | number;
  recipient: string | number;
}>;


export type EndPackRecipientMutation = { readonly outcome:
    | { readonly __typename: 'PackDecisionRecorded', readonly receipt: string, readonly recipient: string }
    | { readonly __typename: 'PackDecisionRefused', readonly code: string, readonly message: string, readonly messageEs: string }
   };

export type SendPackAgainMutationVariables = Exact<{
  casino: string | number;
  recipient: string | number;
  month: string;
}>;


export type SendPackAgainMutation = { readonly outcome:
    | { readonly __typename: 'PackDecisionRecorded', readonly receipt: string, readonly recipient: string }
    | { readonly __typename: 'PackDecisionRefused', readonly code: string, readonly message: string, readonly messageEs: string }
   };

export type PersonFragment = { readonly id: string, readonly name: string, readonly isActive: boolean, readonly leftAt: string | null, readonly roles: ReadonlyArray<{ readonly id: string, readonly role: Role, readonly everyCasino: boolean, readonly casinos: ReadonlyArray<string>, readonly from: string, readonly until: string | null, readonly isInForce: boolean, readonly endedAt: string | null }> };

export type PeopleProposalFragment = { readonly id: string, readonly person: string, readonly role: Role | null, readonly everyCasino: boolean, readonly casinos: ReadonlyArray<string>, readonly at: string, readonly lapsesAt: string, readonly by: { readonly id: string, readonly name: string | null }, readonly approvers: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly link: { readonly expiresAt: string, readonly offeredBy: { readonly id: string, readonly name: string | null } } | null };

export type KeyFragment = { readonly id: string, readonly kind: PrincipalKind, readonly name: string, readonly person: string | null, readonly tablet: string | null, readonly roles: ReadonlyArray<Role>, readonly sources: ReadonlyArray<string>, readonly everyCasino: boolean, readonly casinos: ReadonlyArray<string>, readonly madeAt: string, readonly expiresAt: string, readonly lastUsedAt: string | null, readonly isGood: boolean };

export type PeopleQueryVariables = Exact<{ [key: string]: never; }>;


export type PeopleQuery = { readonly casinos: ReadonlyArray<{ readonly id: string }>, readonly people: ReadonlyArray<{ readonly id: string, readonly name: string, readonly isActive: boolean, readonly leftAt: string | null, readonly roles: ReadonlyArray<{ readonly id: string, readonly role: Role, readonly everyCasino: boolean, readonly casinos: ReadonlyArray<string>, readonly from: string, readonly until: string | null, readonly isInForce: boolean, readonly endedAt: string | null }> }>, readonly peopleProposals: ReadonlyArray<{ readonly id: string, readonly person: string, readonly role: Role | null, readonly everyCasino: boolean, readonly casinos: ReadonlyArray<string>, readonly at: string, readonly lapsesAt: string, readonly by: { readonly id: string, readonly name: string | null }, readonly approvers: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly link: { readonly expiresAt: string, readonly offeredBy: { readonly id: string, readonly name: string | null } } | null }> };

export type KeysQueryVariables = Exact<{ [key: string]: never; }>;


export type KeysQuery = { readonly credentials: ReadonlyArray<{ readonly id: string, readonly kind: PrincipalKind, readonly name: string, readonly person: string | null, readonly tablet: string | null, readonly roles: ReadonlyArray<Role>, readonly sources: ReadonlyArray<string>, readonly everyCasino: boolean, readonly casinos: ReadonlyArray<string>, readonly madeAt: string, readonly expiresAt: string, readonly lastUsedAt: string | null, readonly isGood: boolean }> };

export type PeopleRefusalFragment = { readonly code: string, readonly message: string, readonly messageEs: string };

export type RegisterPersonMutationVariables = Exact<{
  id: string | number;
  name: string;
}>;


export type RegisterPersonMutation = { readonly outcome:
    | { readonly __typename: 'PeopleRefused', readonly code: string, readonly message: string, readonly messageEs: string }
    | { readonly __typename: 'PersonChanged' }
   };

export type ProposeRoleMutationVariables = Exact<{
  input: ProposeRoleInput;
}>;


export type ProposeRoleMutation = { readonly outcome:
    | { readonly __typename: 'PeopleProposed' }
    | { readonly __typename: 'PeopleRefused', readonly code: string, readonly message: string, readonly messageEs: string }
    | { readonly __typename: 'RoleGiven' }
   };

export type ApproveRoleMutationVariables = Exact<{
  proposal: string | number;
}>;


export type ApproveRoleMutation = { readonly outcome:
    | { readonly __typename: 'PeopleProposed' }
    | { readonly __typename: 'PeopleRefused', readonly code: string, readonly message: string, readonly messageEs: string }
    | { readonly __typename: 'RoleGiven' }
   };

export type EndRoleMutationVariables = Exact<{
  role: string | number;
}>;


export type EndRoleMutation = { readonly outcome:
    | { readonly __typename: 'PeopleProposed' }
    | { readonly __typename: 'PeopleRefused', readonly code: string, readonly message: string, readonly messageEs: string }
    | { readonly __typename: 'RoleGiven' }
   };

export type DeactivatePersonMutationVariables = Exact<{
  person: string | number;
  reason: string;
}>;


export type DeactivatePersonMutation = { readonly outcome:
    | { readonly __typename: 'PeopleRefused', readonly code: string, readonly message: string, readonly messageEs: string }
    | { readonly __typename: 'PersonChanged' }
   };

export type IssueLinkMutationVariables = Exact<{
  person: string | number;
}>;


export type IssueLinkMutation = { readonly outcome:
    | { readonly __typename: 'CredentialOffered', readonly code: string, readonly expiresAt: string }
    | { readonly __typename: 'PeopleProposed' }
    | { readonly __typename: 'PeopleRefused', readonly code: string, readonly message: string, readonly messageEs: string }
   };

export type ApproveLinkMutationVariables = Exact<{
  proposal: string | number;
}>;


export type ApproveLinkMutation = { readonly outcome:
    | { readonly __typename: 'CredentialOffered', readonly code: string, readonly expiresAt: string }
    | { readonly __typename: 'PeopleProposed' }
    | { readonly __typename: 'PeopleRefused', readonly code: string, readonly message: string, readonly messageEs: string }
   };

export type WithdrawProposalMutationVariables = Exact<{
  proposal: string | number;
}>;


export type WithdrawProposalMutation = { readonly outcome:
    | { readonly __typename: 'PeopleProposalWithdrawn' }
    | { readonly __typename: 'PeopleRefused', readonly code: string, readonly message: string, readonly messageEs: string }
   };

export type RevokeKeyMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeKeyMutation = { readonly outcome:
    | { readonly __typename: 'CredentialRevoked' }
    | { readonly __typename: 'PeopleRefused', readonly code: string, readonly message: string, readonly messageEs: string }
   };

export type RenewKeyMutationVariables = Exact<{
  id: string | number;
}>;


export type RenewKeyMutation = { readonly outcome:
    | { readonly __typename: 'CredentialMade', readonly secret: string }
    | { readonly __typename: 'PeopleRefused', readonly code: string, readonly message: string, readonly messageEs: string }
   };

export type IssueDeviceKeyMutationVariables = Exact<{
  input: DeviceCredentialInput;
}>;


export type IssueDeviceKeyMutation = { readonly outcome:
    | { readonly __typename: 'CredentialMade', readonly secret: string }
    | { readonly __typename: 'PeopleRefused', readonly code: string, readonly message: string, readonly messageEs: string }
   };

export type PerformanceQueryVariables = Exact<{
  casinos: ReadonlyArray<string | number> | string | number;
  from: string;
  to: string;
  by: ReadonlyArray<Dimension> | Dimension;
  compare?: Comparison | null | undefined;
  compareFrom?: string | null | undefined;
  currency?: string | null | undefined;
  games?: ReadonlyArray<string> | string | null | undefined;
  tables?: ReadonlyArray<string | number> | string | number | null | undefined;
  orderBy?: PerformanceOrder | null | undefined;
  after?: string | null | undefined;
  knownAt?: KnownAt | null | undefined;
}>;


export type PerformanceQuery = { readonly performance: { readonly position: number, readonly complete: boolean, readonly from: string, readonly to: string, readonly comparedFrom: string | null, readonly comparedTo: string | null, readonly rowCount: number, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean }, readonly rows: ReadonlyArray<{ readonly casinos: ReadonlyArray<string>, readonly currency: string, readonly family: string | null, readonly sessions: number | null, readonly exists: GroupExists | null, readonly key: ReadonlyArray<{ readonly dimension: Dimension, readonly value: string | null, readonly en: string, readonly es: string }>, readonly notes: ReadonlyArray<{ readonly code: string, readonly en: string, readonly es: string }>, readonly addresses: ReadonlyArray<{ readonly figure: PerformanceFigure, readonly address: string }>, readonly figures: { readonly tableHours: string | null, readonly hold: string | null, readonly rounds: number | null, readonly zScore: string | null, readonly unknown: ReadonlyArray<{ readonly figure: PerformanceFigure, readonly en: string, readonly es: string, readonly knownSessions: number }>, readonly drop: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly win: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly counted: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly captured: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly exchanged: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly handle: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly theoretical: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly expectedLow: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly expectedHigh: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly winPerHour: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly commission: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly tips: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly chipsSold: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly redeemed: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null }, readonly compared: { readonly tableHours: string | null, readonly hold: string | null, readonly rounds: number | null, readonly zScore: string | null, readonly drop: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly win: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly counted: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly captured: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly exchanged: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly handle: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly theoretical: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly expectedLow: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly expectedHigh: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly winPerHour: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly commission: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly tips: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly chipsSold: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly redeemed: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null } | null, readonly change: { readonly tableHours: string | null, readonly hold: string | null, readonly rounds: number | null, readonly zScore: string | null, readonly drop: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly win: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly counted: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly captured: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly exchanged: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly handle: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly theoretical: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly winPerHour: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly commission: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly tips: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly chipsSold: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly redeemed: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null } | null }>, readonly totals: ReadonlyArray<{ readonly casinos: ReadonlyArray<string>, readonly currency: string, readonly family: string | null, readonly sessions: number | null, readonly exists: GroupExists | null, readonly key: ReadonlyArray<{ readonly dimension: Dimension, readonly value: string | null, readonly en: string, readonly es: string }>, readonly notes: ReadonlyArray<{ readonly code: string, readonly en: string, readonly es: string }>, readonly addresses: ReadonlyArray<{ readonly figure: PerformanceFigure, readonly address: string }>, readonly figures: { readonly tableHours: string | null, readonly hold: string | null, readonly rounds: number | null, readonly zScore: string | null, readonly unknown: ReadonlyArray<{ readonly figure: PerformanceFigure, readonly en: string, readonly es: string, readonly knownSessions: number }>, readonly drop: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly win: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly counted: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly captured: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly exchanged: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly handle: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly theoretical: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly expectedLow: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly expectedHigh: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly winPerHour: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly commission: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly tips: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly chipsSold: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly redeemed: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null }, readonly compared: { readonly tableHours: string | null, readonly hold: string | null, readonly rounds: number | null, readonly zScore: string | null, readonly drop: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly win: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly counted: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly captured: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly exchanged: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly handle: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly theoretical: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly expectedLow: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly expectedHigh: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly winPerHour: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly commission: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly tips: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly chipsSold: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly redeemed: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null } | null, readonly change: { readonly tableHours: string | null, readonly hold: string | null, readonly rounds: number | null, readonly zScore: string | null, readonly drop: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly win: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly counted: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly captured: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly exchanged: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly handle: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly theoretical: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly winPerHour: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly commission: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly tips: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly chipsSold: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly redeemed: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null } | null }> } };

export type PerformanceChoicesQueryVariables = Exact<{
  casino: string | number;
}>;


export type PerformanceChoicesQuery = { readonly casinos: ReadonlyArray<{ readonly id: string, readonly name: string | null }>, readonly games: ReadonlyArray<{ readonly game: string, readonly en: string, readonly es: string }>, readonly tables: { readonly edges: ReadonlyArray<{ readonly node: { readonly table: string } }> } };

export type PerformanceRowFragment = { readonly casinos: ReadonlyArray<string>, readonly currency: string, readonly family: string | null, readonly sessions: number | null, readonly exists: GroupExists | null, readonly key: ReadonlyArray<{ readonly dimension: Dimension, readonly value: string | null, readonly en: string, readonly es: string }>, readonly notes: ReadonlyArray<{ readonly code: string, readonly en: string, readonly es: string }>, readonly addresses: ReadonlyArray<{ readonly figure: PerformanceFigure, readonly address: string }>, readonly figures: { readonly tableHours: string | null, readonly hold: string | null, readonly rounds: number | null, readonly zScore: string | null, readonly unknown: ReadonlyArray<{ readonly figure: PerformanceFigure, readonly en: string, readonly es: string, readonly knownSessions: number }>, readonly drop: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly win: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly counted: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly captured: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly exchanged: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly handle: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly theoretical: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly expectedLow: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly expectedHigh: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly winPerHour: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly commission: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly tips: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly chipsSold: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly redeemed: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null }, readonly compared: { readonly tableHours: string | null, readonly hold: string | null, readonly rounds: number | null, readonly zScore: string | null, readonly drop: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly win: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly counted: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly captured: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly exchanged: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly handle: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly theoretical: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly expectedLow: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly expectedHigh: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly winPerHour: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly commission: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly tips: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly chipsSold: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly redeemed: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null } | null, readonly change: { readonly tableHours: string | null, readonly hold: string | null, readonly rounds: number | null, readonly zScore: string | null, readonly drop: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly win: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly counted: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly captured: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly exchanged: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly handle: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly theoretical: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly winPerHour: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly commission: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly tips: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly chipsSold: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly redeemed: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null } | null };

export type PerformanceFiguresFragment = { readonly tableHours: string | null, readonly hold: string | null, readonly rounds: number | null, readonly zScore: string | null, readonly drop: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly win: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly counted: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly captured: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly exchanged: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly handle: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly theoretical: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly expectedLow: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly expectedHigh: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly winPerHour: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly commission: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly tips: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly chipsSold: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null, readonly redeemed: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null };

export type PersonalDataQueryVariables = Exact<{
  casino: string | number;
  subject?: string | number | null | undefined;
  erased: boolean;
  first: number;
  after?: string | null | undefined;
  waitFor?: string | null | undefined;
}>;


export type PersonalDataQuery = { readonly personalData: { readonly position: number, readonly complete: boolean, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean }, readonly edges: ReadonlyArray<{ readonly node: { readonly subject: string, readonly firstDay: string, readonly lastDay: string, readonly erasedOn: string | null } }> } };

export type ErasuresQueryVariables = Exact<{
  casino: string | number;
  first: number;
  after?: string | null | undefined;
  waitFor?: string | null | undefined;
}>;


export type ErasuresQuery = { readonly erasures: { readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean }, readonly edges: ReadonlyArray<{ readonly node: { readonly eventId: string, readonly proposedAt: string, readonly proposedBy: string, readonly reason: string, readonly subjects: ReadonlyArray<string>, readonly recordedAs: number | null, readonly signature: { readonly words: string, readonly wordsEs: string } } }> } };

export type ProposeErasureMutationVariables = Exact<{
  casino: string | number;
  subjects: ReadonlyArray<string | number> | string | number;
  reason: string;
}>;


export type ProposeErasureMutation = { readonly proposeErasure:
    | { readonly __typename: 'ErasureDecided', readonly what: string, readonly receipt: string }
    | { readonly __typename: 'ErasureRefused', readonly code: string, readonly message: string, readonly messageEs: string, readonly detail: string | null, readonly detailEs: string | null, readonly citation: string, readonly citationEs: string }
   };

export type RecordErasureMutationVariables = Exact<{
  casino: string | number;
  proposal: string | number;
}>;


export type RecordErasureMutation = { readonly recordErasure:
    | { readonly __typename: 'ErasureDecided', readonly what: string, readonly receipt: string }
    | { readonly __typename: 'ErasureRefused', readonly code: string, readonly message: string, readonly messageEs: string, readonly detail: string | null, readonly detailEs: string | null, readonly citation: string, readonly citationEs: string }
   };

type ErasureOutcome_ErasureDecided_Fragment = { readonly __typename: 'ErasureDecided', readonly what: string, readonly receipt: string };

type ErasureOutcome_ErasureRefused_Fragment = { readonly __typename: 'ErasureRefused', readonly code: string, readonly message: string, readonly messageEs: string, readonly detail: string | null, readonly detailEs: string | null, readonly citation: string, readonly citationEs: string };

export type ErasureOutcomeFragment =
  | ErasureOutcome_ErasureDecided_Fragment
  | ErasureOutcome_ErasureRefused_Fragment
;

export type QuarantineQueryVariables = Exact<{
  casino: string | number;
  ended: boolean;
  after?: string | null | undefined;
  waitFor?: string | null | undefined;
}>;


export type QuarantineQuery = { readonly quarantine: { readonly position: number, readonly complete: boolean, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly recordNumber: number, readonly deliveryId: string, readonly gamingDay: string, readonly reason: string, readonly path: string, readonly message: string, readonly messageEs: string | null, readonly deliveredSource: string | null, readonly deliveredId: string | null, readonly endedBy: number | null } }> } };

export type DiscardDeliveryMutationVariables = Exact<{
  casino: string | number;
  delivery: string | number;
  reason: string;
}>;


export type DiscardDeliveryMutation = { readonly discardDelivery:
    | { readonly __typename: 'DeliveryDiscarded', readonly receipt: string }
    | { readonly __typename: 'DeliveryRefused', readonly code: string, readonly message: string, readonly messageEs: string, readonly citation: string, readonly citationEs: string }
   };

export type RecordQueryVariables = Exact<{
  casino: string | number;
  record: number;
  knownAt?: KnownAt | null | undefined;
}>;


export type RecordQuery = { readonly event:
    | { readonly __typename: 'EventFound', readonly position: number, readonly complete: boolean, readonly slips: ReadonlyArray<string>, readonly event: { readonly recordNumber: number, readonly eventId: string, readonly source: string, readonly eventType: string, readonly recordedAt: string, readonly standing: RecordStanding, readonly principal: string | null, readonly contentHash: string, readonly chainHash: string, readonly bytes: string }, readonly lines: ReadonlyArray<{ readonly recordNumber: number, readonly line: number, readonly entryKind: string, readonly bookingDay: string, readonly account: string, readonly subLedger: string | null, readonly inChart: { readonly code: string, readonly name: string, readonly nameEs: string }, readonly debit: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly credit: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly findings: ReadonlyArray<{ readonly id: string, readonly title: string, readonly titleEs: string, readonly severity: FindingSeverity, readonly closedBy: number | null }>, readonly corrections: ReadonlyArray<{ readonly recordNumber: number, readonly status: CorrectionStatus, readonly reason: string, readonly proposedBy: string, readonly approvedBy: string | null }> }
    | { readonly __typename: 'NotFound', readonly message: string, readonly messageEs: string }
   };

export type CorrectedTypeQueryVariables = Exact<{
  casino: string | number;
  source: string;
  id: string | number;
}>;


export type CorrectedTypeQuery = { readonly event:
    | { readonly __typename: 'EventFound', readonly event: { readonly eventType: string } }
    | { readonly __typename: 'NotFound' }
   };

export type TableSeatsQueryVariables = Exact<{
  casino: string | number;
  table: string;
  day: string;
  session: number;
  knownAt?: KnownAt | null | undefined;
}>;


export type TableSeatsQuery = { readonly tableSession:
    | { readonly __typename: 'NotFound' }
    | { readonly __typename: 'TableSessionFound', readonly session: { readonly invited: ReadonlyArray<string>, readonly interruptions: ReadonlyArray<{ readonly recordNumber: number, readonly happenedAt: string, readonly reason: InterruptionReason, readonly explanation: string | null, readonly resumedAt: string | null }>, readonly waitingList: ReadonlyArray<{ readonly recordNumber: number, readonly happenedAt: string, readonly player: string, readonly changesSeat: boolean, readonly outcome: WaitingOutcome, readonly seat: number | null, readonly leftAt: string | null }>, readonly seatDraws: ReadonlyArray<{ readonly recordNumber: number, readonly happenedAt: string, readonly places: ReadonlyArray<{ readonly seat: number, readonly player: string }> }>, readonly lastHands: { readonly recordNumber: number, readonly happenedAt: string, readonly hands: number } | null } }
   };

export type SlipReportedFragment = { readonly step: SlipStep, readonly kind: SlipKind, readonly end: SlipEnd, readonly table: string | null, readonly gamingDay: string, readonly sessionNo: number, readonly happenedAt: string, readonly amountInWords: string | null, readonly amountInWordsEs: string | null, readonly by: ReadonlyArray<string>, readonly reason: string | null, readonly isVoid: boolean, readonly recordNumber: number, readonly eventType: string, readonly contentHash: string, readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null };

export type SlipQueryVariables = Exact<{
  casino: string | number;
  slip: string | number;
  knownAt?: KnownAt | null | undefined;
}>;


export type SlipQuery = { readonly slip: { readonly position: number, readonly complete: boolean, readonly reports: ReadonlyArray<{ readonly step: SlipStep, readonly kind: SlipKind, readonly end: SlipEnd, readonly table: string | null, readonly gamingDay: string, readonly sessionNo: number, readonly happenedAt: string, readonly amountInWords: string | null, readonly amountInWordsEs: string | null, readonly by: ReadonlyArray<string>, readonly reason: string | null, readonly isVoid: boolean, readonly recordNumber: number, readonly eventType: string, readonly contentHash: string, readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null }> } };

export type SlipsUnderWayQueryVariables = Exact<{
  casino: string | number;
}>;


export type SlipsUnderWayQuery = { readonly slipsUnderWay: { readonly position: number, readonly slips: ReadonlyArray<{ readonly slip: string, readonly reports: ReadonlyArray<{ readonly step: SlipStep, readonly kind: SlipKind, readonly end: SlipEnd, readonly table: string | null, readonly gamingDay: string, readonly sessionNo: number, readonly happenedAt: string, readonly amountInWords: string | null, readonly amountInWordsEs: string | null, readonly by: ReadonlyArray<string>, readonly reason: string | null, readonly isVoid: boolean, readonly recordNumber: number, readonly eventType: string, readonly contentHash: string, readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null }> }> } };

export type LeaseSlipNumbersMutationVariables = Exact<{
  casino: string | number;
  gamingDay: string;
  pad: string;
  tablet: string;
  request: string;
}>;


export type LeaseSlipNumbersMutation = { readonly leaseSlipNumbers: { readonly pad: string, readonly first: number, readonly last: number } };

export type TableQueryVariables = Exact<{
  casino: string | number;
  table: string;
  day: string;
  session: number;
  knownAt?: KnownAt | null | undefined;
}>;


export type TableQuery = { readonly tableSession:
    | { readonly __typename: 'NotFound', readonly message: string, readonly messageEs: string }
    | { readonly __typename: 'TableSessionFound', readonly position: number, readonly complete: boolean, readonly session: { readonly table: string, readonly gamingDay: string, readonly sessionNo: number, readonly opening: { readonly game: string, readonly happenedAt: string, readonly recordNumber: number, readonly holder: TableHolder, readonly staff: ReadonlyArray<string>, readonly float: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly locked: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly minimum: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly captures: { readonly rounds: boolean } } | null, readonly fills: ReadonlyArray<{ readonly slip: string, readonly recordNumber: number, readonly happenedAt: string, readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly credits: ReadonlyArray<{ readonly slip: string, readonly recordNumber: number, readonly happenedAt: string, readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly drop: ReadonlyArray<{ readonly box: string, readonly recordNumber: number, readonly happenedAt: string, readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly counts: ReadonlyArray<{ readonly occasion: string, readonly recordNumber: number, readonly happenedAt: string, readonly certifiedBy: ReadonlyArray<string>, readonly inventory: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly close: { readonly happenedAt: string, readonly recordNumber: number, readonly certifiedBy: ReadonlyArray<string> } | null, readonly result: { readonly ties: boolean, readonly inventory: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly drop: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly credits: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly prizes: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly toSlot: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly openingFloat: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly fills: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly stakesSwept: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly fromCounts: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly fromBooks: { readonly amount: string, readonly minorUnits: string, readonly currency: string } } | null, readonly books: { readonly win: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly commission: { readonly amount: string, readonly minorUnits: string, readonly currency: string } } | null } }
  , readonly playerBanks: { readonly edges: ReadonlyArray<{ readonly node: { readonly bank: string, readonly banker: string | null, readonly sessionNo: number, readonly totals: { readonly coups: number, readonly gain: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly commission: { readonly amount: string, readonly minorUnits: string, readonly currency: string } } | null } }> } };

export type RoundsQueryVariables = Exact<{
  casino: string | number;
  table: string;
  day: string;
  session: number;
  after?: string | null | undefined;
  knownAt?: KnownAt | null | undefined;
}>;


export type RoundsQuery = { readonly rounds: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly roundNo: number, readonly happenedAt: string, readonly outcome: string, readonly voidedBy: number | null, readonly staked: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly result: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly derivedResult: { readonly amount: string, readonly minorUnits: string, readonly currency: string } | null } }> } };

export type BankQueryVariables = Exact<{
  casino: string | number;
  table: string;
  day: string;
  session: number;
  bank: string;
  knownAt?: KnownAt | null | undefined;
}>;


export type BankQuery = { readonly playerBank:
    | { readonly __typename: 'NotFound', readonly message: string, readonly messageEs: string }
    | { readonly __typename: 'PlayerBankFound', readonly position: number, readonly complete: boolean, readonly bank: { readonly bank: string, readonly banker: string | null, readonly mode: string | null, readonly members: ReadonlyArray<{ readonly member: string, readonly putUp: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly inPlay: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly improperGarage: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly voluntaryGarage: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly takenOut: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly won: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly coups: ReadonlyArray<{ readonly recordNumber: number, readonly shoeNo: number, readonly coupNo: number, readonly happenedAt: string, readonly allIn: boolean, readonly voidedBy: number | null, readonly results: ReadonlyArray<{ readonly tableau: number, readonly winner: string }>, readonly gain: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly commission: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly garageMovements: ReadonlyArray<{ readonly recordNumber: number, readonly happenedAt: string, readonly kind: GarageKind, readonly setAside: boolean, readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string } }>, readonly end: { readonly cause: string, readonly happenedAt: string } | null, readonly totals: { readonly gain: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly commission: { readonly amount: string, readonly minorUnits: string, readonly currency: string } } | null } }
   };

export type BankDepositsQueryVariables = Exact<{
  casino: string | number;
  banker: string;
  knownAt?: KnownAt | null | undefined;
}>;


export type BankDepositsQuery = { readonly bankDeposits: { readonly edges: ReadonlyArray<{ readonly node: { readonly recordNumber: number, readonly happenedAt: string, readonly what: string, readonly table: string | null, readonly bank: string | null, readonly amount: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly balance: { readonly amount: string, readonly minorUnits: string, readonly currency: string }, readonly guaranteed: { readonly amount: string, readonly minorUnits: string, readonly currency: string } } }> } };

export type TabletsQueryVariables = Exact<{ [key: string]: never; }>;


export type TabletsQuery = { readonly credentials: ReadonlyArray<{ readonly id: string, readonly tablet: string | null, readonly casinos: ReadonlyArray<string>, readonly sources: ReadonlyArray<string>, readonly classes: ReadonlyArray<Reporter>, readonly isGood: boolean, readonly expiresAt: string, readonly lastUsedAt: string | null }> };

export type EnrolTabletMutationVariables = Exact<{
  input: TabletInput;
}>;


export type EnrolTabletMutation = { readonly outcome:
    | { readonly __typename: 'CredentialOffered', readonly code: string, readonly expiresAt: string }
    | { readonly __typename: 'PeopleProposed' }
    | { readonly __typename: 'PeopleRefused', readonly code: string, readonly message: string, readonly messageEs: string }
   };

export type RevokeTabletMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeTabletMutation = { readonly outcome:
    | { readonly __typename: 'CredentialRevoked' }
    | { readonly __typename: 'PeopleRefused', readonly code: string, readonly message: string, readonly messageEs: string }
   };

export type SetPinMutationVariables = Exact<{
  pin: string;
}>;


export type SetPinMutation = { readonly outcome:
    | { readonly __typename: 'PeopleRefused', readonly code: string, readonly message: string, readonly messageEs: string }
    | { readonly __typename: 'PinSet' }
   };

export type WebhookFragment = { readonly id: string, readonly name: string, readonly url: string, readonly notices: ReadonlyArray<NoticeKind>, readonly everyCasino: boolean, readonly casinos: ReadonlyArray<string>, readonly registeredAt: string, readonly formerSecretUntil: string | null, readonly endedAt: string | null, readonly registeredBy: { readonly id: string, readonly name: string | null }, readonly endedBy: { readonly id: string, readonly name: string | null } | null, readonly places: ReadonlyArray<{ readonly casino: string, readonly position: number, readonly behind: number, readonly failures: number, readonly failingSince: string | null, readonly nextAttemptAt: string | null, readonly parkedSince: string | null, readonly lastAnswer: string | null, readonly lastAnswerAt: string | null }> };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { readonly webhooks: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string, readonly notices: ReadonlyArray<NoticeKind>, readonly everyCasino: boolean, readonly casinos: ReadonlyArray<string>, readonly registeredAt: string, readonly formerSecretUntil: string | null, readonly endedAt: string | null, readonly registeredBy: { readonly id: string, readonly name: string | null }, readonly endedBy: { readonly id: string, readonly name: string | null } | null, readonly places: ReadonlyArray<{ readonly casino: string, readonly position: number, readonly behind: number, readonly failures: number, readonly failingSince: string | null, readonly nextAttemptAt: string | null, readonly parkedSince: string | null, readonly lastAnswer: string | null, readonly lastAnswerAt: string | null }> }> };

export type RegisterWebhookMutationVariables = Exact<{
  input: WebhookInput;
}>;


export type RegisterWebhookMutation = { readonly outcome:
    | { readonly __typename: 'PeopleRefused', readonly code: string, readonly message: string, readonly messageEs: string }
    | { readonly __typename: 'WebhookSecretShown', readonly secret: string }
   };

export type RenewWebhookSecretMutationVariables = Exact<{
  webhook: string | number;
  overlapHours: number;
}>;


export type RenewWebhookSecretMutation = { readonly outcome:
    | { readonly __typename: 'PeopleRefused', readonly code: string, readonly message: string, readonly messageEs: string }
    | { readonly __typename: 'WebhookSecretShown', readonly secret: string }
   };

export type TestWebhookMutationVariables = Exact<{
  webhook: string | number;
}>;


export type TestWebhookMutation = { readonly outcome:
    | { readonly __typename: 'PeopleRefused', readonly code: string, readonly message: string, readonly messageEs: string }
    | { readonly __typename: 'WebhookTested', readonly isAccepted: boolean, readonly answer: string, readonly milliseconds: number }
   };

export type ReplayWebhookMutationVariables = Exact<{
  webhook: string | number;
  casino: string | number;
  from?: number | null | undefined;
}>;


export type ReplayWebhookMutation = { readonly outcome:
    | { readonly __typename: 'PeopleRefused', readonly code: string, readonly message: string, readonly messageEs: string }
    | { readonly __typename: 'WebhookChanged' }
   };

export type EndWebhookMutationVariables = Exact<{
  webhook: string | number;
}>;


export type EndWebhookMutation = { readonly outcome:
    | { readonly __typename: 'PeopleRefused', readonly code: string, readonly message: string, readonly messageEs: string }
    | { readonly __typename: 'WebhookChanged' }
   };

export type MarkOfTimelineFragment = { readonly kind: TimelineMarkKind, readonly recordNumber: number, readonly recordedAt: string, readonly gamingDay: string, readonly count: number };

export type TimelineQueryVariables = Exact<{
  casino: string | number;
  moment?: KnownAt | null | undefined;
}>;


export type TimelineQuery = { readonly timeline: { readonly position: number, readonly marks: ReadonlyArray<{ readonly kind: TimelineMarkKind, readonly recordNumber: number, readonly recordedAt: string, readonly gamingDay: string, readonly count: number }>, readonly at: { readonly recordNumber: number, readonly recordedAt: string | null, readonly previous: { readonly kind: TimelineMarkKind, readonly recordNumber: number, readonly recordedAt: string, readonly gamingDay: string, readonly count: number } | null, readonly next: { readonly kind: TimelineMarkKind, readonly recordNumber: number, readonly recordedAt: string, readonly gamingDay: string, readonly count: number } | null } } };

export type RecordAtMomentQueryVariables = Exact<{
  casino: string | number;
  moment: KnownAt;
}>;


export type RecordAtMomentQuery = { readonly timeline: { readonly at: { readonly recordNumber: number }, readonly first: { readonly recordedAt: string | null }, readonly now: { readonly previous: { readonly kind: TimelineMarkKind, readonly recordNumber: number, readonly recordedAt: string, readonly gamingDay: string, readonly count: number } | null } } };
