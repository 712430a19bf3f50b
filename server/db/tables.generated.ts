// Written by scripts/generate-tables.ts from the migrations; not by hand.
import type { ColumnType } from 'kysely';

type Default<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>;

type ReadOnly<T> =
  T extends ColumnType<infer S, unknown, unknown>
    ? ColumnType<S, never, never>
    : ColumnType<T, never, never>;

/** JSON of a shape that the database does not know: parsed when read, written as JSON text. */
type Json = ColumnType<unknown, string, string>;

type Timestamp = ColumnType<Date, Date | string, Date | string>;

interface AccountManagers {
  chain_id: number;
  id: Default<number>;
  name: string;
  phone: Default<string>;
  email: Default<string>;
  customers: Default<number>;
  next_follow_up: string | null;
  substitute_id: number | null;
  away_from: string | null;
  away_to: string | null;
  note: Default<string>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  name_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
}

interface AgentJobs {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  agent_id: number;
  kind: string;
  register_id: number | null;
  event_nr: number | null;
  transaction_nr: number | null;
  try: Default<number>;
  state: Default<string>;
  problem: Default<string>;
  asked_at: Default<Timestamp>;
  asked_by: Default<number | null>;
  ended_at: Timestamp | null;
}

interface AgreementCars {
  chain_id: number;
  id: Default<number>;
  licenseplate: string;
  country: Default<string>;
  agreement_id: number;
  driver: Default<string>;
  cost_centre: Default<string>;
  from_day: string | null;
  to_day: string | null;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  licenseplate_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
}

interface Agreements {
  chain_id: number;
  id: Default<number>;
  name: string;
  number: string;
  customer_id: number;
  valid_from: string | null;
  valid_to: string | null;
  cars: Default<number>;
  services: Default<string[]>;
  storage_included: Default<boolean>;
  tyre_class: Default<string>;
  min_tread_summer: number | null;
  min_tread_winter: number | null;
  approval: Default<string>;
  approval_limit: number | null;
  approver: Default<string>;
  approver_email: Default<string>;
  requisition: Default<boolean>;
  note: Default<string>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  name_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
}

interface AskedPayments {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  order_id: number;
  amount: number;
  paid_before: number;
  recorded_at: Default<Timestamp>;
  recorded_by: Default<number | null>;
}

interface Attempts {
  id: Default<number>;
  subject: string;
  at: Default<Timestamp>;
}

interface AuditLog {
  id: Default<number>;
  at: Default<Timestamp>;
  chain_id: number | null;
  site_id: number | null;
  user_id: number | null;
  action: string;
  entity: string | null;
  entity_id: number | null;
  detail: Default<Json>;
  request_id: string | null;
  address: string | null;
  done_at: Timestamp | null;
  job: Default<string | null>;
}

interface AutoBookingCars {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  batch_id: number;
  set_id: number;
  car: Default<string>;
  position: number;
  state: string;
  reason: Default<string>;
  not_before: string | null;
  proposed_at: Timestamp | null;
  booking_id: number | null;
  made_at: Timestamp | null;
  nudges: Default<number>;
  nudged_at: Timestamp | null;
  is_taken: Default<boolean>;
}

interface AutoBookings {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  name: string;
  state: Default<string>;
  service_id: number;
  season: Default<string>;
  warehouse_id: number | null;
  agreement_type_id: number | null;
  stored_before: string | null;
  with_tags: Default<string[]>;
  needs_consent: Default<boolean>;
  first_day: string;
  last_day: string;
  weekdays: Default<Json>;
  begins_from: Default<number>;
  begins_to: Default<number>;
  share: Default<number>;
  per_day: number | null;
  priority: Default<string>;
  like_last_year: Default<boolean>;
  answer_days: Default<number>;
  nudge_days: number | null;
  sms_price: number | null;
  planned: number | null;
  plan: Default<Json>;
  release_before: Timestamp | null;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  name_sort: ReadOnly<string | null>;
  spread: Default<boolean>;
  search_text: ReadOnly<string | null>;
}

interface AutoProducts {
  chain_id: number;
  id: Default<number>;
  name: string;
  product_id: number;
  per: Default<string>;
  quantity: Default<number>;
  price: number | null;
  text: Default<string>;
  mode: Default<string>;
  question: Default<string>;
  must_stay: Default<boolean>;
  kind: Default<string>;
  type_id: number | null;
  brand_id: number | null;
  for_product_id: number | null;
  season: Default<string>;
  inch_from: number | null;
  inch_to: number | null;
  customer_type: Default<string>;
  bonus_group_id: number | null;
  agreement: Default<string>;
  service: Default<string>;
  except_type_id: number | null;
  except_brand_id: number | null;
  except_product_id: number | null;
  unless_product_id: number | null;
  valid_from: string | null;
  valid_to: string | null;
  priority: Default<number>;
  note: Default<string>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  name_sort: ReadOnly<string | null>;
  country: Default<string>;
  invoice_delivery: Default<string>;
  sensors: Default<string>;
  search_text: ReadOnly<string | null>;
}

interface BankFiles {
  chain_id: number;
  company_id: number;
  id: Default<number>;
  name: Default<string>;
  format: string;
  number: Default<string>;
  content: Buffer | null;
  hash: ReadOnly<Buffer | null>;
  known: Default<number>;
  read_at: Default<Timestamp>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  search_text: ReadOnly<string | null>;
}

interface BatchDays {
  chain_id: number;
  site_id: number;
  day: string;
  batch: string;
}

interface BonusGroups {
  chain_id: number;
  id: Default<number>;
  name: string;
  status: Default<string>;
  type: Default<string>;
  valid_from: string | null;
  valid_to: string | null;
  members: Default<number>;
  counting: Default<string>;
  with_vat: Default<boolean>;
  product_types: Default<string[]>;
  payout: Default<string>;
  min_payout: number | null;
  exclude_overdue: Default<boolean>;
  accrual_account: Default<string>;
  note: Default<string>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  name_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
}

interface BonusTiers {
  chain_id: number;
  id: Default<number>;
  group_id: number;
  from_day: string;
  from_amount: number;
  percent: number;
}

interface BookingAddons {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  calendar_id: number;
  service_id: number | null;
  name: string;
  position: Default<number>;
  minutes: Default<number>;
  price: number | null;
  most: Default<number>;
  skills: Default<string[]>;
  place_kinds: Default<Json>;
  in_portals: Default<boolean>;
  text: Default<string>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  name_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
}

interface BookingCategories {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  calendar_id: number;
  name: string;
  position: Default<number>;
  icon: Default<string>;
  description: Default<string>;
  visible_from: string | null;
  visible_to: string | null;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  name_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
}

interface BookingDayMoves {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  calendar_id: number;
  day: string;
  plan_id: number | null;
  moved_by: Default<number | null>;
  moved_at: Default<Timestamp>;
  tell_at: Timestamp;
  undone_at: Timestamp | null;
  before: Json;
}

interface BookingEvents {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  booking_id: number;
  what: string;
  happened_at: Default<Timestamp>;
  by_customer: Default<boolean>;
  begins_before: Timestamp | null;
  waits_until: Timestamp | null;
}

interface BookingHolds {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  form: string;
  calendar_id: number;
  held_by: Default<number | null>;
  expires_at: Timestamp;
  portal_id: number | null;
  moves_id: number | null;
  network_hash: Buffer | null;
}

interface BookingMessages {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  booking_id: number;
  reminder_id: number;
  about: Timestamp;
  is_of_begin: boolean;
  due_at: Timestamp;
  state: string;
  reason: Default<string>;
  message_id: number | null;
  recipient: Default<string>;
  said: Default<string>;
  changed_at: Default<Timestamp>;
}

interface BookingPlaces {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  calendar_id: number;
  name: string;
  kind: Default<string>;
  position: Default<number>;
  most_weight: number | null;
  most_height: number | null;
  schedule_id: number | null;
  station: Default<string>;
  cleaning: Default<number>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  name_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
}

interface BookingPlans {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  calendar_id: number;
  kind: Default<string>;
  resource_id: number | null;
  place_id: number | null;
  begins_at: Timestamp;
  ends_at: Timestamp;
  note: Default<string>;
  published: Default<boolean>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  search_text: ReadOnly<string | null>;
}

interface BookingPortals {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  calendar_id: number;
  name: string;
  state: Default<string>;
  slug: string;
  host: Default<string>;
  languages: Default<Json>;
  theme: Default<string>;
  texts: Default<Json>;
  service_ids: Default<Json>;
  notice_hours: Default<number>;
  days_ahead: Default<number>;
  share: Default<number>;
  show_prices: Default<boolean>;
  needs_confirmation: Default<boolean>;
  own_sets: Default<boolean>;
  required_fields: Default<Json>;
  cancel_hours: Default<number>;
  move_hours: Default<number>;
  cancel_fee: number | null;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  name_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
  needs_proof: Default<boolean>;
  logo: Default<string>;
  primary_colour: Default<string>;
  secondary_colour: Default<string>;
  embed_hosts: Default<Json>;
}

interface BookingReminders {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  calendar_id: number;
  name: string;
  type: Default<string>;
  transport: Default<string>;
  active: Default<boolean>;
  minutes_after: Default<number>;
  templates: Default<Json>;
  service_ids: Default<Json>;
  send_from: Default<number>;
  send_to: Default<number>;
  skip: Default<Json>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  name_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
}

interface BookingResources {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  calendar_id: number;
  name: string;
  kind: Default<string>;
  user_id: number | null;
  skills: Default<string[]>;
  schedule_id: number | null;
  efficiency: Default<number>;
  home_place_id: number | null;
  color: Default<string>;
  in_portals: Default<boolean>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  name_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
}

interface BookingSchedules {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  calendar_id: number;
  name: string;
  weeks: Default<Json>;
  seasons: Default<Json>;
  holidays: Default<string>;
  country: Default<string>;
  exceptions: Default<Json>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  name_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
}

interface BookingServices {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  calendar_id: number;
  category_id: number | null;
  name: string;
  names: Default<Json>;
  position: Default<number>;
  color: Default<string>;
  minutes: Default<number>;
  minutes_by_class: Default<Json>;
  buffer_before: Default<number>;
  buffer_after: Default<number>;
  price: number | null;
  people: Default<number>;
  skills: Default<string[]>;
  place_kinds: Default<Json>;
  needs_set: Default<boolean>;
  wheel_change: Default<boolean>;
  notice_hours: number | null;
  per_day: number | null;
  valid_from: string | null;
  valid_to: string | null;
  in_portals: Default<boolean>;
  confirmation_text: Default<string>;
  instructions: Default<string>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  name_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
}

interface BookingWork {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  booking_id: number | null;
  hold_id: number | null;
  is_primary: Default<boolean>;
  service_id: number | null;
  addon_id: number | null;
  name: Default<string>;
  quantity: Default<number>;
  minutes: Default<number>;
  price: number | null;
  place_id: number | null;
  resource_id: number | null;
  begins_at: Timestamp | null;
  ends_at: Timestamp | null;
  during: ReadOnly<string | null>;
  living: Default<boolean>;
}

interface Bookings {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  ticket: Default<string>;
  begins_at: Timestamp | null;
  minutes: Default<number>;
  licenseplate: Default<string>;
  contact_name: Default<string>;
  contact_email: Default<string>;
  contact_mobile: Default<string>;
  calendar_id: number;
  portal_id: number | null;
  type: Default<string>;
  state: Default<string>;
  is_confirmed: Default<boolean>;
  is_drop_in: Default<boolean>;
  checked_in_at: Timestamp | null;
  is_late: Default<boolean>;
  no_show: Default<boolean>;
  cancel_reason: Default<string>;
  cancelled_by: Default<string>;
  fee: number | null;
  overbooked: Default<string>;
  customer_id: number | null;
  car_id: number | null;
  set_id: number | null;
  price: number | null;
  comment: Default<string>;
  visit_id: number | null;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  ticket_sort: ReadOnly<string | null>;
  licenseplate_sort: ReadOnly<string | null>;
  form: string | null;
  search_text: ReadOnly<string | null>;
  weight: number | null;
  height: number | null;
  classes: Default<Json>;
  proved_contact: Buffer | null;
}

interface Calendars {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  name: string;
  is_default: Default<boolean>;
  schedule_id: number | null;
  slot_interval: Default<number>;
  drop_in_places: Default<number>;
  late_after: Default<number>;
  no_show_after: Default<number>;
  no_show_fee: number | null;
  cancel_hours: Default<number>;
  lead_days: Default<number>;
  cut_off: Default<number>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  name_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
}

interface CarOwners {
  chain_id: number;
  id: Default<number>;
  car_id: number;
  customer_id: number | null;
  since: Default<Timestamp>;
  reason: Default<string>;
  told_by: Default<number | null>;
}

interface CarPlates {
  chain_id: number;
  id: Default<number>;
  car_id: number;
  licenseplate: string;
  country: string;
  since: Default<Timestamp>;
  told_by: Default<number | null>;
}

interface CarReadings {
  chain_id: number;
  id: Default<number>;
  car_id: number;
  km: number;
  read_on: string;
  reason: Default<string>;
  told_by: Default<number | null>;
}

interface CardCharges {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  register_id: number;
  agent_id: number;
  intent: string;
  method_id: number;
  service: Default<string>;
  amount: number;
  currency: string;
  asked_at: Default<Timestamp>;
  asked_by: Default<number | null>;
  state: Default<string>;
  given_at: Timestamp | null;
  ended_at: Timestamp | null;
  is_stopping: Default<boolean>;
  is_enquired: Default<boolean>;
  approved: number | null;
  transaction: Default<string>;
  transacted_at: Default<string>;
  card: Default<string>;
  number: Default<string>;
  said: Default<string>;
  problem: Default<string>;
  receipt: Default<string>;
  settled_by: number | null;
  settled_because: Default<string>;
  reversal: Default<string>;
  reversal_at: Timestamp | null;
}

interface Cars {
  chain_id: number;
  id: Default<number>;
  licenseplate: string;
  country: Default<string>;
  customer_id: number | null;
  brand: Default<string>;
  model: Default<string>;
  variant: Default<string>;
  year: number | null;
  vin: Default<string>;
  fuel: Default<string>;
  color: Default<string>;
  odometer: number | null;
  odometer_at: string | null;
  inspection_due: string | null;
  front_dimension: Default<string>;
  rear_dimension: Default<string>;
  tags: Default<string[]>;
  note: Default<string>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  licenseplate_sort: ReadOnly<string | null>;
  brand_sort: ReadOnly<string | null>;
  merged_into_id: number | null;
  tpms: Default<string>;
  k_type: Default<string>;
  search_text: ReadOnly<string | null>;
  weight: number | null;
  height: number | null;
}

interface CashChecks {
  chain_id: number;
  company_id: number;
  register_id: number;
  id: Default<number>;
  at: Timestamp;
  user_id: number | null;
  user_name: Default<string>;
  transactions: number;
  events: number;
  reports: number;
  faults: Json;
  late_days: Default<Json>;
}

interface CashEvents {
  chain_id: number;
  company_id: number;
  register_id: number;
  nr: number;
  intent: string | null;
  kind: string;
  at: Timestamp;
  day: string;
  time: string;
  user_id: number | null;
  user_name: string;
  transaction_nr: number | null;
  text: Default<string>;
  amount: Default<number>;
  group: Default<string>;
  report: Json | null;
}

interface CashExports {
  chain_id: number;
  company_id: number;
  id: Default<number>;
  kind: string;
  from_day: string;
  to_day: string;
  reason: string;
  day: string;
  time: string;
  at: Timestamp;
  user_id: number | null;
  user_name: string;
}

interface CashLines {
  chain_id: number;
  company_id: number;
  register_id: number;
  nr: number;
  position: number;
  product_id: number | null;
  article: Default<string>;
  description: string;
  group: string;
  quantity: number;
  gross: number;
  net: number;
  vat: number;
  vat_code: string;
  vat_rate: number;
  discount: Default<number>;
  of_position: number | null;
  order_line: string | null;
}

interface CashPayments {
  chain_id: number;
  company_id: number;
  register_id: number;
  nr: number;
  position: number;
  method_id: number | null;
  method: string;
  kind: string;
  amount: number;
  handed: number | null;
  reference: Default<string>;
  charge_id: number | null;
}

interface CashRegisterKeys {
  chain_id: number;
  company_id: number;
  version: number;
  public_key: string;
  sealed: string;
  made_at: Default<Timestamp>;
  user_id: number | null;
  user_name: Default<string>;
}

interface CashRegisterSettings {
  chain_id: number;
  site_id: number;
  url: string;
}

interface CashRegisters {
  chain_id: number;
  site_id: number;
  company_id: number;
  id: Default<number>;
  name: string;
  number: string;
  country: string;
  state: Default<string>;
  closed_because: Default<string>;
  has_drawer: Default<boolean>;
  change_float: number | null;
  header: Default<string>;
  footer: Default<string>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  search_text: ReadOnly<string | null>;
  name_sort: ReadOnly<string | null>;
  number_sort: ReadOnly<string | null>;
  health: Default<string>;
  agent_id: number | null;
  declared_on: string | null;
  declaration: Default<string>;
}

interface CashSeries {
  chain_id: number;
  company_id: number;
  register_id: number;
  last_transaction: Default<number>;
  last_event: Default<number>;
  last_x: Default<number>;
  last_z: Default<number>;
  last_signature: Default<string>;
  z_transaction: Default<number>;
  z_event: Default<number>;
  sales: Default<number>;
  returns: Default<number>;
}

interface CashTakings {
  chain_id: number;
  company_id: number;
  register_id: number;
  id: Default<number>;
  z_nr: number;
  day: string;
  gross: number;
  difference: number;
  moved: number;
}

interface CashTransactions {
  chain_id: number;
  company_id: number;
  register_id: number;
  nr: number;
  intent: string;
  kind: string;
  at: Timestamp;
  day: string;
  time: string;
  user_id: number | null;
  user_name: string;
  gross: number;
  net: number;
  rounding: Default<number>;
  of_nr: number | null;
  reason: Default<string>;
  seller: Json;
  signature: string;
  key_version: number;
  order_id: number | null;
  paper_nr: Default<string>;
  paper_at: Timestamp | null;
}

interface Chains {
  id: Default<number>;
  name: string;
  country: string;
  currency: string;
  created_at: Default<Timestamp>;
}

interface Companies {
  chain_id: number;
  id: Default<number>;
  name: string;
  country: string;
  org_number: string;
  created_at: Default<Timestamp>;
  currency: Default<string>;
}

interface CompanyLogos {
  chain_id: number;
  company_id: number;
  id: Default<number>;
  file: string | null;
  added_at: Default<Timestamp>;
  added_by: Default<number | null>;
}

interface ConsentDefinitions {
  chain_id: number;
  id: Default<number>;
  name: string;
  kind: Default<string>;
  lawful_basis: Default<string>;
  valid_from: string | null;
  text_en: Default<string>;
  text_nb: Default<string>;
  text_sv: Default<string>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  name_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
}

interface ConsentEvents {
  chain_id: number;
  id: Default<number>;
  customer_id: number;
  definition_id: number;
  definition_version: number;
  given: boolean;
  source: string;
  note: Default<string>;
  at: Default<Timestamp>;
  told_by: Default<number | null>;
}

interface Consignees {
  chain_id: number;
  id: Default<number>;
  name: string;
  supplier: string;
  number: string;
  customer_id: number | null;
  gln: Default<string>;
  street: Default<string>;
  zip: Default<string>;
  city: Default<string>;
  country: Default<string>;
  freight_terms: Default<string>;
  direct_delivery: Default<boolean>;
  note: Default<string>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  name_sort: ReadOnly<string | null>;
  supplier_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
  supplier_key: ReadOnly<string | null>;
}

interface CostAccountingRules {
  chain_id: number;
  company_id: number;
  id: Default<number>;
  name: string;
  product_kind: Default<string>;
  product_type_id: number | null;
  supplier: Default<string>;
  cost_centre_id: number | null;
  stock_account_id: number | null;
  cost_account_id: number;
  difference_account_id: number | null;
  freight_account_id: number | null;
  valid_from: string | null;
  valid_to: string | null;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  name_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
}

interface CostCentres {
  chain_id: number;
  id: Default<number>;
  code: string;
  name: string;
  valid_from: string | null;
  valid_to: string | null;
  external_id: Default<string>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  code_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
}

interface CreditBureauKeys {
  chain_id: number;
  company_id: number;
  address: string;
  sealed: string;
  made_at: Default<Timestamp>;
  made_by: Default<number | null>;
}

interface CreditCheckAsks {
  chain_id: number;
  company_id: number;
  customer_id: number;
  key: Default<string>;
  org_number: string;
  asked_at: Default<Timestamp>;
  busy_until: Timestamp | null;
}

interface CreditChecks {
  chain_id: number;
  company_id: number;
  id: Default<number>;
  customer_id: number;
  key: string;
  org_number: string;
  reason: string;
  rating: string;
  score: number | null;
  recommended_limit: number | null;
  remarks: Default<Json>;
  as_of: string | null;
  checked_at: Default<Timestamp>;
  checked_by: Default<number | null>;
}

interface CreditRequests {
  chain_id: number;
  company_id: number;
  id: Default<number>;
  customer_id: number;
  wanted_limit: number;
  until: string | null;
  reason: string;
  state: Default<string>;
  refused_because: Default<string>;
  asked_at: Default<Timestamp>;
  asked_by: Default<number | null>;
  decided_at: Timestamp | null;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  search_text: ReadOnly<string | null>;
}

interface CustomerAddresses {
  chain_id: number;
  id: Default<number>;
  customer_id: number;
  kind: Default<string>;
  receiver: Default<string>;
  street: string;
  zip: Default<string>;
  city: Default<string>;
  country: Default<string>;
  is_primary: Default<boolean>;
  note: Default<string>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  street_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
}

interface CustomerAllocations {
  chain_id: number;
  company_id: number;
  id: Default<number>;
  debit_id: number;
  credit_id: number;
  amount: number;
  recorded_at: Default<Timestamp>;
  recorded_by: Default<number | null>;
  by_hand: Default<boolean>;
}

interface CustomerContacts {
  chain_id: number;
  id: Default<number>;
  customer_id: number;
  name: string;
  role: Default<string>;
  phone: Default<string>;
  email: Default<string>;
  is_primary: Default<boolean>;
  note: Default<string>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  name_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
}

interface CustomerEntries {
  chain_id: number;
  company_id: number;
  id: Default<number>;
  customer_id: number;
  kind: string;
  amount: number;
  currency: string;
  day: string;
  due_day: string | null;
  invoice_id: number | null;
  order_id: number | null;
  intent: string;
  recorded_at: Default<Timestamp>;
  recorded_by: Default<number | null>;
}

interface CustomerMerges {
  chain_id: number;
  id: Default<number>;
  kept_id: number;
  gone_id: number;
  at: Default<Timestamp>;
  by_id: Default<number | null>;
  kept_version: number;
  gone_version: number;
  before: Json;
  moved: Json;
  undone_at: Timestamp | null;
}

interface CustomerOpenItems {
  chain_id: number;
  company_id: number;
  entry_id: number;
  customer_id: number;
  currency: string;
  amount: number;
  open: number;
  day: string;
  due_day: string | null;
}

interface Customers {
  chain_id: number;
  id: Default<number>;
  number: Default<string>;
  name: string;
  type: Default<string>;
  org_number: Default<string>;
  vat_number: Default<string>;
  phone: Default<string>;
  email: Default<string>;
  language: Default<string>;
  street: Default<string>;
  zip: Default<string>;
  city: Default<string>;
  country: Default<string>;
  invoice_delivery: Default<string>;
  invoice_email: Default<string>;
  buyer_reference: Default<string>;
  payment_days: number | null;
  blocked: Default<boolean>;
  block_reason: Default<string>;
  external_id: Default<string>;
  tags: Default<string[]>;
  counter_note: Default<string>;
  last_visit: string | null;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  number_sort: ReadOnly<string | null>;
  name_sort: ReadOnly<string | null>;
  merged_into_id: number | null;
  forgotten_at: Timestamp | null;
  manager_id: number | null;
  follow_up: string | null;
  bonus_group_id: number | null;
  search_text: ReadOnly<string | null>;
}

interface CustomersNotAlike {
  chain_id: number;
  one_id: number;
  other_id: number;
}

interface DriverCars {
  chain_id: number;
  id: Default<number>;
  driver_id: number;
  car_id: number;
  from_day: string;
  to_day: string | null;
}

interface Drivers {
  chain_id: number;
  id: Default<number>;
  name: string;
  customer_id: number | null;
  phone: Default<string>;
  email: Default<string>;
  language: Default<string>;
  order_limit: number | null;
  note: Default<string>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  name_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
}

interface GiftCardEntries {
  chain_id: number;
  company_id: number;
  id: Default<number>;
  card_id: number;
  kind: string;
  amount: number;
  deposit_id: number | null;
  reason: Default<string>;
  recorded_at: Default<Timestamp>;
  recorded_by: Default<number | null>;
  payment_id: number | null;
}

interface GiftCards {
  chain_id: number;
  company_id: number;
  id: Default<number>;
  code: Default<string>;
  number: Default<string>;
  amount: number;
  sold_at: Default<Timestamp>;
  shop: Default<string>;
  customer_id: number | null;
  method_id: number;
  owed_as_id: number | null;
  expires_on: string | null;
  note: Default<string>;
  used: Default<number>;
  expired: Default<number>;
  taken_back: Default<number>;
  balance: ReadOnly<number>;
  state: ReadOnly<string>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  search_text: ReadOnly<string | null>;
}

interface Idempotency {
  chain_id: number;
  site_id: number;
  user_id: number;
  device_id: string;
  key: string;
  request_hash: string | null;
  answer: Json | null;
  created_at: Default<Timestamp>;
  refused: Default<boolean>;
}

interface ImportRows {
  chain_id: number;
  site_id: number;
  import_id: number;
  nth: number;
  cells: string[];
  outcome: string | null;
  problems: Json | null;
  changes: Json | null;
  row_id: number | null;
  version: number | null;
  asked_about: number | null;
  answer: string | null;
}

interface Imports {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  resource: string;
  file_name: string;
  state: Default<string>;
  headings: string[];
  fields: string[];
  leave_out_wrong: Default<boolean>;
  row_count: number;
  counts: Default<Json>;
  problem: string | null;
  created_at: Default<Timestamp>;
  created_by: Default<number>;
  done_at: Timestamp | null;
  done_to: Default<number>;
  given: Default<Json>;
  is_whole: Default<boolean>;
  heading_row: Default<number>;
  decimal_marks: Default<string[]>;
  chosen_marks: Default<string[]>;
}

interface InvoiceDeliveries {
  chain_id: number;
  company_id: number;
  id: Default<number>;
  invoice_id: number;
  channel: string;
  address: Default<string>;
  state: Default<string>;
  answer: Default<string>;
  asked_at: Default<Timestamp>;
  intent: Default<string>;
  sent_by: number | null;
  message_id: number | null;
  external_id: Default<string>;
  tries: Default<number>;
  next_try_at: Default<Timestamp>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  search_text: ReadOnly<string | null>;
}

interface InvoiceDisputes {
  chain_id: number;
  company_id: number;
  id: Default<number>;
  invoice_id: number;
  kind: string;
  reason: Default<string>;
  said: Default<string>;
  recorded_at: Default<Timestamp>;
  recorded_by: Default<number | null>;
}

interface InvoiceLines {
  chain_id: number;
  company_id: number;
  kind: Default<string>;
  product_id: number | null;
  description: string;
  order_id: number | null;
  order_line: string | null;
  document_id: number;
  key: string;
  position: number;
  quantity: number;
  unit_price: number;
  discount_percent: number | null;
  vat_code: string;
  vat_category: string;
  vat_rate: number;
  amount: number;
  order_number: Default<string>;
  licenseplate: Default<string>;
  odometer: number | null;
  done_on: string | null;
  period_from: string | null;
  period_to: string | null;
  agreement_id: number | null;
}

interface InvoiceRunOrders {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  batch_id: number;
  order_id: number | null;
  amount: number;
  part: string;
  state: string;
  reason: Default<string>;
  invoice_id: number | null;
  agreement_id: number | null;
}

interface InvoiceRuns {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  name: string;
  state: Default<string>;
  until: string | null;
  customer_id: number | null;
  audience: Default<string>;
  grouping: Default<string>;
  least: number | null;
  issue: Default<boolean>;
  planned: number | null;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  search_text: ReadOnly<string | null>;
  name_sort: ReadOnly<string | null>;
  source: Default<string>;
}

interface Invoices {
  chain_id: number;
  company_id: number;
  id: Default<number>;
  number: Default<string>;
  kind: Default<string>;
  customer_id: number | null;
  invoice_date: string | null;
  delivered_on: string | null;
  payment_days: number | null;
  due_date: string | null;
  buyer_reference: Default<string>;
  purchase_order: Default<string>;
  prices_include_vat: Default<boolean>;
  state: Default<string>;
  payment_reference: Default<string>;
  order_numbers: Default<string>;
  credits_id: number | null;
  note: Default<string>;
  seller: Json | null;
  buyer: Json | null;
  line_count: Default<number>;
  net: Default<number>;
  vat: Default<number>;
  gross: Default<number>;
  vat_rates: Default<Json>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  search_text: ReadOnly<string | null>;
  number_sort: ReadOnly<string | null>;
  credit_for: Default<string>;
}

interface KnownDevices {
  user_id: number;
  device_hash: Buffer;
  used_at: Timestamp;
}

interface LatePaymentTerms {
  country: string;
  valid_from: string;
  valid_to: string;
  rate: number;
  compensation: number | null;
}

interface LedgerAccounts {
  chain_id: number;
  company_id: number;
  id: Default<number>;
  number: string;
  name: string;
  kind: Default<string>;
  vat_code: Default<string>;
  cost_centre_required: Default<boolean>;
  valid_from: string | null;
  valid_to: string | null;
  external_id: Default<string>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  number_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
  standard_account: Default<string>;
}

interface LegacySettings {
  chain_id: number;
  site_id: number | null;
  url: string;
}

interface LinePrices {
  chain_id: number;
  site_id: number;
  document_id: number;
  key: string;
  product_id: number;
  proposed: number | null;
  cost: number | null;
  steps: Json;
  priced_at: Timestamp;
  overridden_at: Timestamp | null;
  overridden_by: number | null;
}

interface LineTemplateLines {
  chain_id: number;
  site_id: number;
  kind: Default<string>;
  product_id: number | null;
  description: string;
  document_id: number;
  key: string;
  position: number;
  quantity: number;
  unit_price: number;
  discount_percent: number | null;
  vat_code: string;
  vat_category: string;
  vat_rate: number;
  amount: number;
}

interface LineTemplates {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  name: string;
  prices_include_vat: Default<boolean>;
  line_count: Default<number>;
  net: Default<number>;
  vat: Default<number>;
  gross: Default<number>;
  vat_rates: Default<Json>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  name_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
}

interface Links {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  kind: string;
  name: Default<string>;
  language: string | null;
  code_hash: Buffer;
  person_id: number | null;
  created_at: Default<Timestamp>;
  expires_at: Timestamp | null;
  revoked_at: Timestamp | null;
  last_seen_at: Timestamp | null;
  reading_id: number | null;
  opened_at: Timestamp | null;
  set_id: number | null;
  position: string | null;
  booking_id: number | null;
  calendar_id: number | null;
  resource_id: number | null;
  shows: Default<string[]>;
  last_key: string | null;
  order_id: number | null;
  contact_hash: Buffer | null;
  invoice_id: number | null;
  closed_at: Timestamp | null;
  register_id: number | null;
  receipt_nr: number | null;
}

interface LiveServers {
  uid: string;
  told: number;
  seen_at: Default<Timestamp>;
}

interface MailOptOuts {
  email: string;
  list: string;
  at: Default<Timestamp>;
}

interface MarginVersions {
  chain_id: number;
  kind: string;
  part: string;
  version: number;
  cells: Json;
  made_at: Default<Timestamp>;
  made_by: Default<number | null>;
}

interface MecaProBaskets {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  order_id: number;
  key: Default<string>;
  external_id: Default<string>;
  k_type: Default<string>;
  revision: Default<string>;
  lines: Default<Json>;
  opened_at: Default<Timestamp>;
  opened_by: Default<number | null>;
  fetched_at: Timestamp | null;
  asked_at: Timestamp | null;
  asked_by: number | null;
  supplier_number: Default<string>;
  ordered_at: Timestamp | null;
  ended_at: Timestamp | null;
  number_key: ReadOnly<string | null>;
}

interface MecaProKeys {
  chain_id: number;
  site_id: number;
  sealed: string;
  made_at: Default<Timestamp>;
  made_by: Default<number | null>;
}

interface Memberships {
  chain_id: number;
  site_id: number;
  user_id: number;
  roles: string[];
  settings: Default<Json>;
}

interface Messages {
  id: Default<number>;
  chain_id: number | null;
  site_id: number | null;
  transport: string;
  recipient: string;
  subject: string | null;
  body: string;
  status: Default<string>;
  error: string | null;
  created_at: Default<Timestamp>;
  sent_at: Timestamp | null;
  list: string | null;
  sealed: Default<boolean>;
  expires_at: Timestamp | null;
  tries: Default<number>;
  tried_at: Timestamp | null;
  next_try_at: Default<Timestamp>;
  attached: string | null;
  priority: Default<number>;
}

interface Moves {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  number: Default<string>;
  set_id: number;
  kind: Default<string>;
  reason: Default<string>;
  to_place_id: number | null;
  station: Default<string>;
  due_on: string | null;
  state: Default<string>;
  problem: Default<string>;
  note: Default<string>;
  visit_id: number | null;
  taken_by: number | null;
  ended_by: number | null;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  number_sort: ReadOnly<string | null>;
  booking_id: number | null;
  search_text: ReadOnly<string | null>;
}

interface NameAliases {
  chain_id: number;
  id: Default<number>;
  written: string;
  brand_id: number;
  pattern: Default<string>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  written_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
  written_key: ReadOnly<string | null>;
}

interface NotificationChoices {
  user_id: number;
  kinds: Json;
  quiet_from: string | null;
  quiet_to: string | null;
  version: Default<number>;
}

interface NotificationCounters {
  chain_id: number;
  user_id: number;
  revision: Default<number>;
}

interface NotificationDeliveries {
  chain_id: number;
  notification_id: number;
  user_id: number;
  channel: string;
  due_at: Timestamp;
  status: Default<string>;
  error: string | null;
}

interface NotificationReads {
  chain_id: number;
  notification_id: number;
  user_id: number;
  read_at: Default<Timestamp>;
  received_at: Default<Timestamp | null>;
}

interface Notifications {
  chain_id: number;
  id: Default<number>;
  site_id: number | null;
  title_en: string;
  title_nb: string;
  title_sv: string;
  content_en: string;
  should_resolve: Default<boolean>;
  resolved_at: Timestamp | null;
  resolved_by: number | null;
  publish_time: Default<Timestamp>;
  content_nb: string;
  content_sv: string;
  kind: Default<string>;
  roles: string[] | null;
  feature: string | null;
  user_id: number | null;
  author_id: number | null;
  once_key: string | null;
  expires_at: Timestamp | null;
  withdrawn_at: Timestamp | null;
  resolved_by_name: string | null;
  announced_at: Timestamp | null;
  resolve_received_at: Timestamp | null;
  search_key: ReadOnly<string | null>;
}

interface NumberSeries {
  chain_id: number;
  name: string;
  next_number: Default<number>;
}

interface OnlinePaymentEvents {
  chain_id: number;
  company_id: number;
  id: Default<number>;
  payment_id: number;
  event: string;
  name: string;
  recorded_at: Default<Timestamp>;
}

interface OnlinePayments {
  chain_id: number;
  company_id: number;
  site_id: number;
  id: Default<number>;
  invoice_id: number | null;
  provider: string;
  reference: string;
  external_id: Default<string>;
  url: Default<string>;
  amount: number;
  currency: string;
  method_id: number;
  state: Default<string>;
  entry_id: number | null;
  started_at: Default<Timestamp>;
  asked_at: Timestamp | null;
  order_id: number | null;
  deposit_id: number | null;
  unwanted_at: Timestamp | null;
  refunded: Default<number>;
}

interface OnlineRefunds {
  chain_id: number;
  company_id: number;
  site_id: number;
  id: Default<number>;
  payment_id: number;
  intent: string;
  amount: number;
  state: Default<string>;
  given_before: number | null;
  external_id: Default<string>;
  deposit_intent: Default<string>;
  deposit_id: number | null;
  requested_at: Default<Timestamp>;
  requested_by: Default<number | null>;
  asked_at: Timestamp | null;
}

interface OrderCheckAnswers {
  chain_id: number;
  site_id: number;
  order_id: number;
  check_id: number;
  title: string;
  outcome: string;
  note: Default<string>;
  checked_at: Timestamp;
  checked_by: Default<number | null>;
}

interface OrderChecks {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  title: string;
  position: Default<number>;
  needed: Default<boolean>;
  photo: Default<boolean>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  title_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
}

interface OrderDeposits {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  order_id: number;
  method_id: number;
  amount: number;
  rounding: Default<number>;
  reference: Default<string>;
  note: Default<string>;
  override: Default<string>;
  intent: string;
  source: Default<string>;
  reverses: number | null;
  happened_at: Timestamp;
  recorded_at: Default<Timestamp>;
  recorded_by: Default<number | null>;
}

interface OrderLineWork {
  chain_id: number;
  site_id: number;
  order_id: number;
  line_key: string;
  mechanic_id: number | null;
  done_at: Timestamp | null;
  done_by: number | null;
  said_at: Timestamp | null;
}

interface OrderLines {
  chain_id: number;
  site_id: number;
  kind: Default<string>;
  product_id: number | null;
  description: string;
  document_id: number;
  key: string;
  position: number;
  quantity: number;
  unit_price: number;
  discount_percent: number | null;
  vat_code: string;
  vat_category: string;
  vat_rate: number;
  amount: number;
  id: Default<number>;
  added_by: Json | null;
  added_by_rule: ReadOnly<number | null>;
  invoiced: Default<number>;
}

interface OrderPhotos {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  order_id: number;
  check_id: number | null;
  intent: string;
  file: string;
  taken_at: Timestamp;
  received_at: Default<Timestamp>;
  taken_by: Default<number | null>;
  forgotten: Default<boolean>;
  removed_at: Timestamp | null;
  removed_by: number | null;
}

interface OrderTimeCorrections {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  time_id: number;
  was_began_at: Timestamp;
  was_ended_at: Timestamp | null;
  began_at: Timestamp;
  ended_at: Timestamp | null;
  reason: string;
  corrected_by: number;
  corrected_at: Timestamp;
  recorded_at: Default<Timestamp>;
}

interface OrderTimes {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  order_id: number;
  line_key: string | null;
  user_id: number;
  began_at: Timestamp;
  ended_at: Timestamp | null;
  recorded_at: Default<Timestamp>;
}

interface Orders {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  number: Default<string>;
  order_date: string | null;
  customer_id: number | null;
  car_id: number | null;
  odometer: number | null;
  reference: Default<string>;
  promised_at: Timestamp | null;
  mechanic_id: number | null;
  cost_centre_id: number | null;
  booking_id: number | null;
  wheel_set_id: number | null;
  prices_include_vat: Default<boolean>;
  state: Default<string>;
  tags: Default<string[]>;
  note: Default<string>;
  line_count: Default<number>;
  net: Default<number>;
  vat: Default<number>;
  gross: Default<number>;
  vat_rates: Default<Json>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  number_sort: ReadOnly<string | null>;
  quote_sent_at: Timestamp | null;
  quote_sent_to: Default<string>;
  quote_until: Timestamp | null;
  quote_answer: Default<string>;
  quote_answered_at: Timestamp | null;
  quote_signed_by: Default<string>;
  quote_reason: Default<string>;
  quote_lines: Default<Json>;
  quote_signature: Default<Json>;
  left_out: Default<Json>;
  supplier_orders: Default<string>;
  paid_ahead: Default<number>;
  search_text: ReadOnly<string | null>;
  credit_to: number | null;
  credit_reason: Default<string>;
  price_reason: Default<string>;
  done_on: string | null;
  invoiced: Default<string>;
  receipt: Default<string>;
}

interface PackageLines {
  chain_id: number;
  id: Default<number>;
  name: Default<string>;
  package_id: number;
  product_id: number;
  quantity: Default<number>;
  position: Default<number>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  search_text: ReadOnly<string | null>;
}

interface PasswordResets {
  token_hash: string;
  user_id: number;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

interface PaymentAccountingRules {
  chain_id: number;
  company_id: number;
  id: Default<number>;
  name: string;
  payment_kind: Default<string>;
  payment_method_id: number | null;
  cost_centre_id: number | null;
  account_id: number;
  fee_account_id: number | null;
  fee: number | null;
  settled_after: number | null;
  valid_from: string | null;
  valid_to: string | null;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  name_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
  advance_account_id: number | null;
  late_fee_account_id: number | null;
  interest_account_id: number | null;
  loss_account_id: number | null;
}

interface PaymentMatches {
  chain_id: number;
  company_id: number;
  id: Default<number>;
  payment_id: number;
  amount: number;
  invoice_id: number | null;
  entry_id: number | null;
  reason: Default<string>;
  other_id: number | null;
  reverses: number | null;
  recorded_at: Default<Timestamp>;
  recorded_by: Default<number | null>;
}

interface PaymentMethods {
  chain_id: number;
  company_id: number;
  id: Default<number>;
  name: string;
  kind: Default<string>;
  rounding: Default<string>;
  direction: Default<string>;
  account_id: number | null;
  rounding_account_id: number | null;
  in_register: Default<boolean>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  name_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
  expired_account_id: number | null;
  difference_account_id: number | null;
  moved_account_id: number | null;
}

interface PaymentPlans {
  chain_id: number;
  company_id: number;
  id: Default<number>;
  invoice_id: number;
  state: Default<string>;
  parts: number;
  first_day: string;
  agreed: number;
  note: Default<string>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  search_text: ReadOnly<string | null>;
}

interface PaymentProviderKeys {
  chain_id: number;
  company_id: number;
  provider: string;
  sealed: string;
  callback_hash: Buffer;
  made_at: Default<Timestamp>;
  made_by: Default<number | null>;
}

interface Payments {
  chain_id: number;
  company_id: number;
  id: Default<number>;
  bank_file_id: number | null;
  method_id: number;
  key: Default<string>;
  account: Default<string>;
  day: string;
  amount: number;
  rounding: Default<number>;
  currency: string;
  references: Default<Json>;
  reference: Default<string>;
  payer: Default<string>;
  payer_account: Default<string>;
  message: Default<string>;
  matched: Default<number>;
  unmatched: ReadOnly<number>;
  state: ReadOnly<string>;
  recorded_at: Default<Timestamp>;
  recorded_by: Default<number | null>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  search_text: ReadOnly<string | null>;
  intent: string | null;
  reverses: number | null;
}

interface People {
  chain_id: ReadOnly<number>;
  id: ReadOnly<number>;
  first_name: ReadOnly<string>;
  last_name: ReadOnly<string>;
}

interface PeopleOfSite {
  chain_id: ReadOnly<number>;
  site_id: ReadOnly<number>;
  id: ReadOnly<number>;
  name: ReadOnly<string | null>;
}

interface PortalUses {
  chain_id: number;
  id: Default<number>;
  portal_id: number;
  what: string;
  key_hash: Buffer;
  proved: Default<boolean>;
  at: Default<Timestamp>;
}

interface PreorderAgreements {
  chain_id: number;
  company_id: number;
  id: Default<number>;
  number: Default<string>;
  supplier: string;
  season: Default<string>;
  agreed_on: string | null;
  deadline: string | null;
  deliver_from: string | null;
  deliver_to: string | null;
  bonus_percent: number | null;
  budget: number | null;
  cancellation_terms: Default<string>;
  supplier_reference: Default<string>;
  state: Default<string>;
  last_call_off: string | null;
  closed_because: Default<string>;
  residual: number | null;
  residual_value: number | null;
  note: Default<string>;
  line_count: Default<number>;
  net: Default<number>;
  vat: Default<number>;
  gross: Default<number>;
  vat_rates: Default<Json>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  number_sort: ReadOnly<string | null>;
  price_fall: Default<boolean>;
  search_text: ReadOnly<string | null>;
}

interface PreorderCallOffs {
  chain_id: number;
  company_id: number;
  id: Default<number>;
  agreement_id: number;
  line_key: string;
  at_site: number;
  refill_id: number;
  refill_number: string;
  product_id: number;
  asked: number;
  quantity: number;
  received: Default<number>;
  wanted_on: string;
  intent: string;
  called_at: Timestamp;
  called_by: Default<number | null>;
  came_at: Timestamp | null;
}

interface PreorderLines {
  chain_id: number;
  company_id: number;
  product_id: number | null;
  description: string;
  deliver_on: string | null;
  for_site: number | null;
  called_off: Default<number>;
  received: Default<number>;
  document_id: number;
  key: string;
  position: number;
  quantity: number;
  unit_price: number;
  discount_percent: number | null;
  vat_code: string;
  vat_category: string;
  vat_rate: number;
  amount: number;
}

interface PrepaidIncome {
  chain_id: number;
  company_id: number;
  id: Default<number>;
  voucher_id: number;
  day: string;
  lines: Json;
  booked_on: string | null;
}

interface PriceRules {
  chain_id: number;
  id: Default<number>;
  name: string;
  stage: Default<string>;
  kind: Default<string>;
  type_id: number | null;
  brand_id: number | null;
  product_id: number | null;
  tier: Default<string>;
  season: Default<string>;
  material: Default<string>;
  inch_from: number | null;
  inch_to: number | null;
  cost_from: number | null;
  cost_to: number | null;
  bonus_group_id: number | null;
  way: Default<string>;
  percent: number | null;
  amount: number | null;
  rounding: Default<string>;
  least: number | null;
  most: number | null;
  valid_from: string | null;
  valid_to: string | null;
  priority: Default<number>;
  exactness: Default<number>;
  note: Default<string>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  name_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
}

interface Printers {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  name: string;
  kind: Default<string>;
  address: Default<string>;
  port: number | null;
  size: Default<string>;
  resolution: Default<string>;
  wheel_labels: Default<boolean>;
  set_labels: Default<boolean>;
  place_labels: Default<boolean>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  name_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
}

interface Prints {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  printed: string;
  ids: number[];
  size: string;
  names: boolean;
  passports: Default<boolean>;
  format: string;
  printer_id: number | null;
  state: string;
  problem: Default<string>;
  asked_at: Default<Timestamp>;
  asked_by: Default<number | null>;
}

interface ProductBrands {
  chain_id: number;
  id: Default<number>;
  name: string;
  tier: Default<string>;
  products: Default<number>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  name_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
  name_key: ReadOnly<string | null>;
}

interface ProductCosts {
  chain_id: number;
  id: Default<number>;
  product_id: number;
  supplier: string;
  cost: number;
  valid_from: string;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  search_text: ReadOnly<string | null>;
  supplier_key: ReadOnly<string | null>;
}

interface ProductTypes {
  chain_id: number;
  id: Default<number>;
  name: string;
  kind: Default<string>;
  position: Default<number>;
  products: Default<number>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  name_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
}

interface Products {
  chain_id: number;
  id: Default<number>;
  number: Default<string>;
  name: string;
  kind: Default<string>;
  type_id: number;
  brand_id: number | null;
  pattern: Default<string>;
  ean: Default<string>;
  size: Default<string>;
  inch: number | null;
  width: number | null;
  ratio: number | null;
  load: number | null;
  speed: Default<string>;
  marks: Default<string[]>;
  season: Default<string>;
  run_flat: Default<boolean>;
  eprel: Default<string>;
  fuel_class: Default<string>;
  wet_class: Default<string>;
  noise: number | null;
  rim_width: number | null;
  offset: number | null;
  bolt: Default<string>;
  bore: number | null;
  material: Default<string>;
  minutes: number | null;
  price: number | null;
  vat: Default<string>;
  unit: Default<string>;
  stocked: Default<boolean>;
  note: Default<string>;
  known_as: Default<string>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  number_sort: ReadOnly<string | null>;
  name_sort: ReadOnly<string | null>;
  in_stock: Default<boolean>;
  search_text: ReadOnly<string | null>;
}

interface PurchaseBrands {
  chain_id: number;
  id: Default<number>;
  supplier: string;
  brand_id: number;
  percent: number | null;
  bonus: number | null;
  freight: number | null;
  note: Default<string>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  supplier_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
  supplier_key: ReadOnly<string | null>;
}

interface PurchaseMatrices {
  chain_id: number;
  id: Default<number>;
  name: string;
  supplier: string;
  state: Default<string>;
  cells: Default<Json>;
  publish_at: Timestamp | null;
  published_at: Timestamp | null;
  note: Default<string>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  search_text: ReadOnly<string | null>;
  supplier_key: ReadOnly<string | null>;
}

interface PushSubscriptions {
  session_id: string;
  user_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Default<Timestamp>;
}

interface QueueCheckIns {
  chain_id: number;
  site_id: number;
  link_id: number;
  key: string;
  person_id: number;
}

interface QueueEntries {
  chain_id: number;
  site_id: number;
  person_id: number;
  queue: string;
  status: number;
  start_at: Timestamp | null;
  expedite_at: Timestamp | null;
  call_at: Timestamp | null;
  done_at: Timestamp | null;
  target: string | null;
  recalls: Default<number>;
  waited_seconds: number | null;
  handled_seconds: number | null;
}

interface QueueHistory {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  person_id: number;
  at: Timestamp;
  user_id: number | null;
  action: string;
  queue: string;
  target: string | null;
  revision: number;
  received_at: Default<Timestamp | null>;
  job: Default<string | null>;
}

interface QueuePeople {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  licenseplate: string | null;
  name: string | null;
  queue: string;
  customer_id: number | null;
  car_id: number | null;
  car_brand: string | null;
  tyre_hotel_id: number | null;
  tyre_hotel_v2: Default<boolean>;
  order_id: number | null;
  booking_start_time: Timestamp | null;
  arrived_at: Default<Timestamp>;
  left_at: Timestamp | null;
  plate_key: ReadOnly<string | null>;
  no_show: Default<boolean>;
  revision: Default<number>;
  intent: string | null;
  booking_id: number | null;
  name_key: ReadOnly<string | null>;
  surname_key: ReadOnly<string | null>;
}

interface QueueRevisions {
  chain_id: number;
  site_id: number;
  revision: Default<number>;
}

interface RecoveryCodes {
  user_id: number;
  code_hash: string;
  used_at: Timestamp | null;
}

interface RegisterAgents {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  name: string;
  state: Default<string>;
  computer: Default<string>;
  program: Default<string>;
  last_seen: Timestamp | null;
  problem: Default<string>;
  printer: Default<string>;
  address: Default<string>;
  port: number | null;
  device: Default<string>;
  columns: Default<string>;
  drawer: Default<boolean>;
  code_hash: string | null;
  code_until: Timestamp | null;
  token_hash: Buffer | null;
  log: Default<Json>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  search_text: ReadOnly<string | null>;
  name_sort: ReadOnly<string | null>;
  terminal: Default<string>;
  terminal_address: Default<string>;
  terminal_port: number | null;
  terminal_name: Default<string>;
}

interface RegistryAnswers {
  chain_id: number;
  id: Default<number>;
  country: string;
  licenseplate: string;
  source: string;
  car: Json;
  raw: Json;
  fetched_at: Timestamp;
}

interface RegistryLookUps {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  at: Default<Timestamp>;
  user_id: Default<number>;
  kind: string;
  country: string;
  licenseplate: string;
  purpose: string | null;
  source: string;
  outcome: string;
}

interface ReminderLetters {
  chain_id: number;
  company_id: number;
  id: Default<number>;
  sent_by: number | null;
  number: string;
  customer_id: number;
  kind: string;
  day: string;
  pay_by: string | null;
  currency: string;
  amount: number;
  fee: Default<number>;
  interest: Default<number>;
  waived: Default<boolean>;
  channel: string;
  address: Default<string>;
  language: Default<string>;
  state: Default<string>;
  answer: Default<string>;
  message_id: number | null;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  search_text: ReadOnly<string | null>;
  intent: Default<string>;
  tries: Default<number>;
  next_try_at: Default<Timestamp>;
}

interface ReminderLevels {
  country: string;
  level: number;
  kind: string;
  valid_from: string;
  valid_to: string | null;
  after_due: number;
  after_last: number;
  pay_days: number;
  fee: number;
  needs_agreement: Default<boolean>;
}

interface ReminderRunInvoices {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  batch_id: number;
  invoice_id: number;
  level: number;
  kind: string;
  currency: string;
  open: number;
  fee: Default<number>;
  interest: Default<number>;
  can_from: string | null;
  part: string;
  state: string;
  reason: Default<string>;
  letter_id: number | null;
}

interface ReminderRuns {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  name: string;
  state: Default<string>;
  source: Default<string>;
  until: string | null;
  customer_id: number | null;
  audience: Default<string>;
  least: number | null;
  planned: number | null;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  search_text: ReadOnly<string | null>;
  name_sort: ReadOnly<string | null>;
}

interface Reminders {
  chain_id: number;
  company_id: number;
  id: Default<number>;
  letter_id: number;
  invoice_id: number;
  level: number | null;
  kind: string;
  open: number;
  fee_entry_id: number | null;
  interest_entry_id: number | null;
  recorded_at: Default<Timestamp>;
  recorded_by: Default<number | null>;
}

interface ReportMailReaders {
  chain_id: number;
  site_id: number;
  view_id: number;
  user_id: number;
  stopped_at: Timestamp | null;
}

interface ReportMailSendings {
  chain_id: number;
  site_id: number;
  view_id: number;
  due_at: Timestamp;
  user_id: number;
  outcome: string;
  at: Default<Timestamp>;
}

interface ReportMails {
  chain_id: number;
  site_id: number;
  view_id: number;
  rhythm: string;
  day: number;
  time: string;
  format: string;
  next_at: Timestamp;
}

interface RolesOfSite {
  chain_id: ReadOnly<number>;
  site_id: ReadOnly<number>;
  id: ReadOnly<number>;
  name: ReadOnly<string | null>;
  roles: ReadOnly<string[]>;
  is_superuser: ReadOnly<boolean>;
}

interface RowChanges {
  chain_id: number;
  id: Default<number>;
  entity: string;
  entity_id: number;
  audit_id: number;
  changes: Json;
}

interface SalesAccountingRules {
  chain_id: number;
  company_id: number;
  id: Default<number>;
  name: string;
  product_kind: Default<string>;
  product_type_id: number | null;
  vat_code: Default<string>;
  customer_type: Default<string>;
  customer_country: Default<string>;
  cost_centre_id: number | null;
  account_id: number;
  valid_from: string | null;
  valid_to: string | null;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  name_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
  prepaid_account_id: number | null;
}

interface SavedViews {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  user_id: Default<number>;
  resource: string;
  name: string;
  shared: string;
  query: Json;
  columns: Json;
}

interface SecondFactors {
  user_id: number;
  sealed_secret: string;
  confirmed_at: Timestamp | null;
  last_step: Default<number>;
}

interface SessionTokens {
  id: string;
  session_id: string;
  chain_id: number;
  site_id: number;
  expires_at: Timestamp;
  first_used_at: Timestamp | null;
  revoked_at: Timestamp | null;
  replaces: string | null;
}

interface Sessions {
  id: string;
  user_id: number;
  user_agent: string | null;
  address: string | null;
  created_at: Default<Timestamp>;
  revoked_at: Timestamp | null;
}

interface SetSearches {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  number: Default<string>;
  set_id: number;
  licenseplate: Default<string>;
  last_place_id: number | null;
  seeker: Default<string>;
  found_place_id: number | null;
  state: Default<string>;
  reason: Default<string>;
  note: Default<string>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  number_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
}

interface Settings {
  chain_id: number;
  site_id: number | null;
  id: Default<number>;
  name: string;
  fields: Default<Json>;
  version: Default<number>;
  company_id: number | null;
}

interface Sites {
  chain_id: number;
  company_id: number;
  id: Default<number>;
  name: string;
  town: string;
  timezone: Default<string>;
  kind: Default<string>;
  active: Default<boolean>;
  created_at: Default<Timestamp>;
}

interface SmsRefusals {
  chain_id: number;
  number_hash: Buffer;
  refused_at: Default<Timestamp>;
}

interface SocketIoAttachments {
  id: Default<number>;
  created_at: Default<Timestamp | null>;
  payload: Buffer | null;
}

interface StockCountResults {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  take_id: number;
  product_id: number;
  dot: Default<string>;
  expected: number;
  counted: number;
  value: number;
  moved: Default<boolean>;
  counted_by: number | null;
  intent: string;
  source: Default<string>;
  reverses: number | null;
  happened_at: Timestamp;
  recorded_at: Default<Timestamp>;
  recorded_by: Default<number | null>;
}

interface StockCounts {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  take_id: number;
  product_id: number;
  name: Default<string>;
  shelf: Default<string>;
  dot: Default<string>;
  quantity: number;
  counted_at: Default<Timestamp>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  name_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
}

interface StockLevels {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  product_id: number;
  warehouse_id: number;
  name: Default<string>;
  shelf: Default<string>;
  on_hand: Default<number>;
  value: Default<number>;
  dots: Default<Json>;
  last_in: string | null;
  last_out: string | null;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  name_sort: ReadOnly<string | null>;
  min_quantity: number | null;
  max_quantity: number | null;
  search_text: ReadOnly<string | null>;
}

interface StockListLines {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  profile_id: number;
  article: string;
  product_id: number | null;
  quantity: number;
  licenseplate: Default<string>;
  vin: Default<string>;
  position: Default<string>;
  arrived_on: string | null;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  article_sort: ReadOnly<string | null>;
  position_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
}

interface StockListMovements {
  chain_id: number;
  site_id: number;
  import_id: number;
  product_id: number;
  movement_id: number;
}

interface StockListProfiles {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  name: string;
  warehouse_id: number;
  is_whole: Default<boolean>;
  matched: Default<Json>;
  note: Default<string>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  name_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
}

interface StockMovements {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  product_id: number;
  kind: string;
  from_warehouse: number | null;
  to_warehouse: number | null;
  dot: Default<string>;
  quantity: number;
  value: number;
  reason: Default<string>;
  note: Default<string>;
  override: Default<string>;
  intent: string;
  source: Default<string>;
  reverses: number | null;
  happened_at: Timestamp;
  recorded_at: Default<Timestamp>;
  recorded_by: Default<number | null>;
  refill_id: number | null;
  order_id: number | null;
  transfer_id: number | null;
  finishes_order: Default<boolean>;
}

interface StockRefills {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  number: Default<string>;
  warehouse_id: number;
  supplier: Default<string>;
  sold_days: Default<number>;
  cover_days: Default<number>;
  expected_on: string | null;
  pieces: Default<number>;
  received: Default<number>;
  proposed: Default<Json>;
  chosen: Default<Json>;
  state: Default<string>;
  note: Default<string>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  number_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
}

interface StockReservations {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  product_id: number;
  warehouse_id: number;
  quantity: number;
  held_for: Default<string>;
  held_until: string;
  note: Default<string>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  order_id: number | null;
  ended_with_order: Default<boolean>;
  search_text: ReadOnly<string | null>;
  follows_order: Default<boolean>;
}

interface StockSums {
  chain_id: number;
  site_id: number;
  month: string;
  product_id: number;
  warehouse_id: number;
  dot: string;
  value_in: number;
  value_out: number;
  moved: number;
  taken: number;
}

interface StockTakeCounts {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  take_id: number;
  place_id: number;
  sets: Default<number[]>;
  unknown: Default<string[]>;
  intent: string;
  source: Default<string>;
  reverses: number | null;
  happened_at: Timestamp;
  recorded_at: Default<Timestamp>;
  recorded_by: Default<number | null>;
}

interface StockTakes {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  number: Default<string>;
  warehouse_id: number;
  zone: Default<string>;
  state: Default<string>;
  note: Default<string>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  number_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
}

interface StockTransferLines {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  transfer_id: number;
  product_id: number;
  movement_id: number;
  dot: Default<string>;
  quantity: number;
  value: number;
  received: Default<number>;
  received_value: Default<number>;
  lost: Default<number>;
  lost_value: Default<number>;
  reason: Default<string>;
}

interface StockTransfers {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  number: Default<string>;
  warehouse_id: number;
  to_site_id: number | null;
  to_warehouse_id: number | null;
  to_site: Default<string>;
  driver: Default<string>;
  sent_at: Timestamp | null;
  pieces: Default<number>;
  received: Default<number>;
  lost: Default<number>;
  goods: Default<Json>;
  state: Default<string>;
  note: Default<string>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  number_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
}

interface StorageAgreementTypes {
  chain_id: number;
  id: Default<number>;
  name: string;
  billed_per: Default<string>;
  price: number | null;
  months: number | null;
  renews: Default<boolean>;
  with_change: Default<boolean>;
  with_wash: Default<boolean>;
  with_balancing: Default<boolean>;
  with_insurance: Default<boolean>;
  note: Default<string>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  name_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
  price_with_vat: Default<boolean>;
}

interface StorageAgreements {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  number: Default<string>;
  customer_id: number;
  licenseplate: Default<string>;
  car_id: number | null;
  type_id: number;
  begins_on: string | null;
  ends_on: string | null;
  price: number | null;
  paid_until: string | null;
  renews: Default<boolean>;
  state: Default<string>;
  end_reason: Default<string>;
  note: Default<string>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  number_sort: ReadOnly<string | null>;
  licenseplate_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
  invoiced_until: string | null;
  next_invoice_on: ReadOnly<string | null>;
}

interface StoragePlaces {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  warehouse_id: number;
  code: string;
  zone: Default<string>;
  room: Default<number>;
  rack: Default<string>;
  blocked: Default<string>;
  taken: Default<number>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  code_sort: ReadOnly<string | null>;
  revision: Default<number>;
  use: Default<string>;
  station: Default<string>;
  search_text: ReadOnly<string | null>;
}

interface SupplierArticles {
  chain_id: number;
  id: Default<number>;
  product_id: number;
  supplier: string;
  number: string;
  ean: Default<string>;
  pack: Default<number>;
  lead_days: number | null;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  supplier_sort: ReadOnly<string | null>;
  number_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
  supplier_key: ReadOnly<string | null>;
  number_key: ReadOnly<string | null>;
}

interface SupplierPrices {
  chain_id: number;
  id: Default<number>;
  product_id: number;
  supplier: string;
  price: number;
  currency: Default<string>;
  valid_from: string;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  search_text: ReadOnly<string | null>;
  supplier_key: ReadOnly<string | null>;
}

interface Tags {
  chain_id: number;
  id: Default<number>;
  name: string;
  type: Default<string>;
  color: Default<string>;
  merged_into_id: number | null;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  name_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
}

interface TransferSets {
  chain_id: number;
  site_id: number;
  transfer_id: number;
  set_id: number;
  number: string;
  licenseplate: Default<string>;
  outcome: Default<string>;
  settled_at: Timestamp | null;
  settled_by: number | null;
  season: Default<string>;
  size: Default<string>;
  wheels: Default<number>;
}

interface Transfers {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  number: Default<string>;
  to_site_id: number | null;
  to_site: Default<string>;
  driver: Default<string>;
  signed_by: Default<string>;
  sent_at: Timestamp | null;
  state: Default<string>;
  note: Default<string>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  number_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
}

interface TreadPayloads {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  reader_id: number;
  at: Default<Timestamp>;
  outcome: string;
  external_id: Default<string>;
  problem: Default<string>;
  body: string;
  reading_id: number | null;
}

interface TreadReaders {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  name: string;
  vendor: Default<string>;
  kind: Default<string>;
  unit: Default<string>;
  groove_order: Default<string>;
  disabled: Default<boolean>;
  last_seen: string | null;
  last_refused: string | null;
  code: Default<string>;
  secrets_made: Default<number>;
  note: Default<string>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  name_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
}

interface TreadReadings {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  licenseplate: string;
  car_id: number | null;
  read_on: Default<string>;
  verdict: Default<string>;
  season: Default<string>;
  fl: number | null;
  fr: number | null;
  rl: number | null;
  rr: number | null;
  least_depth: number | null;
  odometer: number | null;
  source: Default<string>;
  reader: Default<string>;
  matched: Default<boolean>;
  fl_1: number | null;
  fl_2: number | null;
  fl_3: number | null;
  fl_4: number | null;
  fr_1: number | null;
  fr_2: number | null;
  fr_3: number | null;
  fr_4: number | null;
  rl_1: number | null;
  rl_2: number | null;
  rl_3: number | null;
  rl_4: number | null;
  rr_1: number | null;
  rr_2: number | null;
  rr_3: number | null;
  rr_4: number | null;
  fl_marks: Default<string[]>;
  fr_marks: Default<string[]>;
  rl_marks: Default<string[]>;
  rr_marks: Default<string[]>;
  legal: number | null;
  recommended: number | null;
  watch: number | null;
  law_country: Default<string>;
  law_region: Default<string>;
  law_from: string | null;
  thresholds_of: Default<string>;
  note: Default<string>;
  reader_id: number | null;
  external_id: string | null;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  licenseplate_sort: ReadOnly<string | null>;
  set_id: number | null;
  search_text: ReadOnly<string | null>;
}

interface TyreLaws {
  country: string;
  region: Default<string>;
  valid_from: string;
  summer_legal: number;
  winter_legal: number;
  winter_from: string;
  winter_to: string;
  winter_for: string;
}

interface TyreOffers {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  number: Default<string>;
  set_id: number;
  licenseplate: Default<string>;
  size: Default<string>;
  offered_on: string | null;
  state: Default<string>;
  note: Default<string>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  search_text: ReadOnly<string | null>;
}

interface UnbookedEvents {
  chain_id: number;
  company_id: number;
  id: Default<number>;
  day: string;
  kind: string;
  source_kind: string;
  source_id: number;
  nth: Default<number>;
  document_kind: string;
  document_id: number;
  document_number: string;
  amount: number;
  event: Json;
  lack: Json;
  recorded_at: Default<Timestamp>;
}

interface Users {
  id: Default<number>;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  language: string | null;
  timezone: Default<string>;
  is_superuser: Default<boolean>;
  features: Default<string[]>;
  active: Default<boolean>;
  created_at: Default<Timestamp>;
  phone: Default<string>;
  preferences: Default<Json>;
  version: Default<number>;
  payment_expires_on: string | null;
}

interface VatCodes {
  chain_id: number;
  company_id: number;
  id: Default<number>;
  code: string;
  name: string;
  kind: Default<string>;
  rate: number;
  valid_from: string;
  valid_to: string | null;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  code_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
  account_id: number | null;
}

interface Vehicles {
  chain_id: number;
  id: Default<number>;
  name: string;
  brand: string;
  aliases: Default<string[]>;
  model: Default<string>;
  variant: Default<string>;
  year_from: number | null;
  year_to: number | null;
  body: Default<string>;
  axle_count: number | null;
  torque: number | null;
  bolt: Default<string>;
  tpms: Default<string>;
  front_pressure: number | null;
  rear_pressure: number | null;
  fitments: Default<string[]>;
  jacking: Default<string>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  name_sort: ReadOnly<string | null>;
  brand_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
  brand_key: ReadOnly<string | null>;
  model_key: ReadOnly<string | null>;
  variant_key: ReadOnly<string | null>;
}

interface VoucherLines {
  chain_id: number;
  company_id: number;
  voucher_id: number;
  position: number;
  account_id: number;
  account: string;
  amount: number;
  vat_code: Default<string>;
  vat_rate: number | null;
  is_vat: Default<boolean>;
  cost_centre_id: number | null;
}

interface Vouchers {
  chain_id: number;
  company_id: number;
  id: Default<number>;
  series: string;
  year: number;
  number: number | null;
  day: string;
  kind: string;
  source_kind: string;
  source_id: number;
  nth: Default<number>;
  document_kind: string;
  document_id: number;
  document_number: string;
  amount: number;
  event: Json;
  reverses_id: number | null;
  reason: Default<string>;
  recorded_at: Default<Timestamp>;
  recorded_by: Default<number | null>;
}

interface Warehouses {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  name: string;
  kind: Default<string>;
  lead_days: number | null;
  address: Default<string>;
  note: Default<string>;
  places: Default<number>;
  room: Default<number>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  name_sort: ReadOnly<string | null>;
  search_text: ReadOnly<string | null>;
}

interface WheelPhotos {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  set_id: number;
  wheel: Default<string>;
  intent: string;
  file: string;
  taken_at: Timestamp;
  received_at: Default<Timestamp>;
  taken_by: Default<number | null>;
  archived_at: Timestamp | null;
  archived_by: number | null;
  archived_reason: Default<string>;
  forgotten: Default<boolean>;
}

interface WheelSetMovements {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  set_id: number;
  handling: string;
  from_state: string;
  to_state: string;
  from_place: number | null;
  to_place: number | null;
  unseen: Default<string[]>;
  override: Default<string[]>;
  device: Default<string>;
  intent: string;
  source: Default<string>;
  reverses: number | null;
  happened_at: Timestamp;
  recorded_at: Default<Timestamp>;
  recorded_by: Default<number | null>;
  because: Default<string>;
  read_plate: Default<string>;
}

interface WheelSets {
  chain_id: number;
  site_id: number;
  id: Default<number>;
  number: Default<string>;
  state: Default<string>;
  licenseplate: Default<string>;
  car_id: number | null;
  customer_id: number | null;
  depositor_id: number | null;
  season: Default<string>;
  kind: Default<string>;
  wheels: Default<string[]>;
  size: Default<string>;
  rear_size: Default<string>;
  rim: Default<string>;
  sensors: Default<string>;
  place_id: number | null;
  slot: number | null;
  stored_on: string | null;
  least_depth: number | null;
  verdict: Default<string>;
  oldest_dot: Default<string>;
  lock_key: Default<string>;
  held: Default<boolean>;
  tags: Default<string[]>;
  note: Default<string>;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  number_sort: ReadOnly<string | null>;
  licenseplate_sort: ReadOnly<string | null>;
  revision: Default<number>;
  agreement_id: number | null;
  offer: Default<string>;
  discarded_because: Default<string>;
  discarded_on: string | null;
  search_text: ReadOnly<string | null>;
}

interface Wheels {
  chain_id: number;
  site_id: number;
  set_id: number;
  position: string;
  mount_to: Default<string>;
  brand: Default<string>;
  pattern: Default<string>;
  size: Default<string>;
  dot: Default<string>;
  studded: Default<boolean>;
  sensor_id: Default<string>;
  depths: Default<number[]>;
  marks: Default<string[]>;
  note: Default<string>;
}

interface WhiteLabels {
  host: string;
  title: string;
  logo: string | null;
  colors: Default<Json>;
  language: string | null;
  redirect_host: string | null;
  version: Default<number>;
}

interface WriteOffs {
  chain_id: number;
  company_id: number;
  id: Default<number>;
  reason: string;
  invoice_id: number;
  amount: number | null;
  day: Default<string>;
  entry_id: number | null;
  back_id: number | null;
  version: Default<number>;
  created_at: Default<Timestamp>;
  created_by: Default<number | null>;
  changed_at: Default<Timestamp>;
  changed_by: Default<number | null>;
  archived_at: Timestamp | null;
  search_text: ReadOnly<string | null>;
  state: Default<string>;
}

/** Every table and view, by name. */
export interface Tables {
  account_managers: AccountManagers;
  agent_jobs: AgentJobs;
  agreement_cars: AgreementCars;
  agreements: Agreements;
  asked_payments: AskedPayments;
  attempts: Attempts;
  audit_log: AuditLog;
  auto_booking_cars: AutoBookingCars;
  auto_bookings: AutoBookings;
  auto_products: AutoProducts;
  bank_files: BankFiles;
  batch_days: BatchDays;
  bonus_groups: BonusGroups;
  bonus_tiers: BonusTiers;
  booking_addons: BookingAddons;
  booking_categories: BookingCategories;
  booking_day_moves: BookingDayMoves;
  booking_events: BookingEvents;
  booking_holds: BookingHolds;
  booking_messages: BookingMessages;
  booking_places: BookingPlaces;
  booking_plans: BookingPlans;
  booking_portals: BookingPortals;
  booking_reminders: BookingReminders;
  booking_resources: BookingResources;
  booking_schedules: BookingSchedules;
  booking_services: BookingServices;
  booking_work: BookingWork;
  bookings: Bookings;
  calendars: Calendars;
  car_owners: CarOwners;
  car_plates: CarPlates;
  car_readings: CarReadings;
  card_charges: CardCharges;
  cars: Cars;
  cash_checks: CashChecks;
  cash_events: CashEvents;
  cash_exports: CashExports;
  cash_lines: CashLines;
  cash_payments: CashPayments;
  cash_register_keys: CashRegisterKeys;
  cash_register_settings: CashRegisterSettings;
  cash_registers: CashRegisters;
  cash_series: CashSeries;
  cash_takings: CashTakings;
  cash_transactions: CashTransactions;
  chains: Chains;
  companies: Companies;
  company_logos: CompanyLogos;
  consent_definitions: ConsentDefinitions;
  consent_events: ConsentEvents;
  consignees: Consignees;
  cost_accounting_rules: CostAccountingRules;
  cost_centres: CostCentres;
  credit_bureau_keys: CreditBureauKeys;
  credit_check_asks: CreditCheckAsks;
  credit_checks: CreditChecks;
  credit_requests: CreditRequests;
  customer_addresses: CustomerAddresses;
  customer_allocations: CustomerAllocations;
  customer_contacts: CustomerContacts;
  customer_entries: CustomerEntries;
  customer_merges: CustomerMerges;
  customer_open_items: CustomerOpenItems;
  customers: Customers;
  customers_not_alike: CustomersNotAlike;
  driver_cars: DriverCars;
  drivers: Drivers;
  gift_card_entries: GiftCardEntries;
  gift_cards: GiftCards;
  idempotency: Idempotency;
  import_rows: ImportRows;
  imports: Imports;
  invoice_deliveries: InvoiceDeliveries;
  invoice_disputes: InvoiceDisputes;
  invoice_lines: InvoiceLines;
  invoice_run_orders: InvoiceRunOrders;
  invoice_runs: InvoiceRuns;
  invoices: Invoices;
  known_devices: KnownDevices;
  late_payment_terms: LatePaymentTerms;
  ledger_accounts: LedgerAccounts;
  legacy_settings: LegacySettings;
  line_prices: LinePrices;
  line_template_lines: LineTemplateLines;
  line_templates: LineTemplates;
  links: Links;
  live_servers: LiveServers;
  mail_opt_outs: MailOptOuts;
  margin_versions: MarginVersions;
  meca_pro_baskets: MecaProBaskets;
  meca_pro_keys: MecaProKeys;
  memberships: Memberships;
  messages: Messages;
  moves: Moves;
  name_aliases: NameAliases;
  notification_choices: NotificationChoices;
  notification_counters: NotificationCounters;
  notification_deliveries: NotificationDeliveries;
  notification_reads: NotificationReads;
  notifications: Notifications;
  number_series: NumberSeries;
  online_payment_events: OnlinePaymentEvents;
  online_payments: OnlinePayments;
  online_refunds: OnlineRefunds;
  order_check_answers: OrderCheckAnswers;
  order_checks: OrderChecks;
  order_deposits: OrderDeposits;
  order_line_work: OrderLineWork;
  order_lines: OrderLines;
  order_photos: OrderPhotos;
  order_time_corrections: OrderTimeCorrections;
  order_times: OrderTimes;
  orders: Orders;
  package_lines: PackageLines;
  password_resets: PasswordResets;
  payment_accounting_rules: PaymentAccountingRules;
  payment_matches: PaymentMatches;
  payment_methods: PaymentMethods;
  payment_plans: PaymentPlans;
  payment_provider_keys: PaymentProviderKeys;
  payments: Payments;
  people: People;
  people_of_site: PeopleOfSite;
  portal_uses: PortalUses;
  preorder_agreements: PreorderAgreements;
  preorder_call_offs: PreorderCallOffs;
  preorder_lines: PreorderLines;
  prepaid_income: PrepaidIncome;
  price_rules: PriceRules;
  printers: Printers;
  prints: Prints;
  product_brands: ProductBrands;
  product_costs: ProductCosts;
  product_types: ProductTypes;
  products: Products;
  purchase_brands: PurchaseBrands;
  purchase_matrices: PurchaseMatrices;
  push_subscriptions: PushSubscriptions;
  queue_check_ins: QueueCheckIns;
  queue_entries: QueueEntries;
  queue_history: QueueHistory;
  queue_people: QueuePeople;
  queue_revisions: QueueRevisions;
  recovery_codes: RecoveryCodes;
  register_agents: RegisterAgents;
  registry_answers: RegistryAnswers;
  registry_look_ups: RegistryLookUps;
  reminder_letters: ReminderLetters;
  reminder_levels: ReminderLevels;
  reminder_run_invoices: ReminderRunInvoices;
  reminder_runs: ReminderRuns;
  reminders: Reminders;
  report_mail_readers: ReportMailReaders;
  report_mail_sendings: ReportMailSendings;
  report_mails: ReportMails;
  roles_of_site: RolesOfSite;
  row_changes: RowChanges;
  sales_accounting_rules: SalesAccountingRules;
  saved_views: SavedViews;
  second_factors: SecondFactors;
  session_tokens: SessionTokens;
  sessions: Sessions;
  set_searches: SetSearches;
  settings: Settings;
  sites: Sites;
  sms_refusals: SmsRefusals;
  socket_io_attachments: SocketIoAttachments;
  stock_count_results: StockCountResults;
  stock_counts: StockCounts;
  stock_levels: StockLevels;
  stock_list_lines: StockListLines;
  stock_list_movements: StockListMovements;
  stock_list_profiles: StockListProfiles;
  stock_movements: StockMovements;
  stock_refills: StockRefills;
  stock_reservations: StockReservations;
  stock_sums: StockSums;
  stock_take_counts: StockTakeCounts;
  stock_takes: StockTakes;
  stock_transfer_lines: StockTransferLines;
  stock_transfers: StockTransfers;
  storage_agreement_types: StorageAgreementTypes;
  storage_agreements: StorageAgreements;
  storage_places: StoragePlaces;
  supplier_articles: SupplierArticles;
  supplier_prices: SupplierPrices;
  tags: Tags;
  transfer_sets: TransferSets;
  transfers: Transfers;
  tread_payloads: TreadPayloads;
  tread_readers: TreadReaders;
  tread_readings: TreadReadings;
  tyre_laws: TyreLaws;
  tyre_offers: TyreOffers;
  unbooked_events: UnbookedEvents;
  users: Users;
  vat_codes: VatCodes;
  vehicles: Vehicles;
  voucher_lines: VoucherLines;
  vouchers: Vouchers;
  warehouses: Warehouses;
  wheel_photos: WheelPhotos;
  wheel_set_movements: WheelSetMovements;
  wheel_sets: WheelSets;
  wheels: Wheels;
  white_labels: WhiteLabels;
  write_offs: WriteOffs;
}
