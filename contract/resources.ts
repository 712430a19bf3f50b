import { agreementCars, agreements } from './customer/agreements.ts';
import { bookings } from './booking/bookings.ts';
import { autoBookings } from './booking/auto-bookings/auto-bookings.ts';
import { bonusGroups } from './customer/bonus-groups/groups.ts';
import { cars } from './car/cars.ts';
import { consentDefinitions } from './customer/consents.ts';
import { customerAddresses, customerContacts } from './customer/customer-people.ts';
import { customers } from './customer/customers.ts';
import { drivers } from './customer/drivers.ts';
import { consignees } from './customer/consignees.ts';
import { accountManagers } from './customer/key-accounts.ts';
import { costCentres } from './customer/cost-centres/cost-centres.ts';
import { ledgerAccounts } from './money/ledger-accounts.ts';
import {
  costAccountingRules,
  paymentAccountingRules,
  salesAccountingRules,
} from './accounting/accounting-rules/rules.ts';
import { paymentMethods } from './money/payment-methods.ts';
import { vatCodes } from './money/vat-codes.ts';
import { nameAliases, productBrands } from './stock/products/brands.ts';
import {
  packageLines,
  productCosts,
  products,
  productTypes,
  supplierArticles,
} from './stock/products/products.ts';
import { bookingPortals } from './booking/booking-settings/portals.ts';
import { bookingReminders } from './booking/booking-settings/reminders.ts';
import {
  bookingPlaces,
  bookingPlans,
  bookingResources,
} from './booking/booking-settings/workshop.ts';
import {
  bookingAddons,
  bookingCategories,
  bookingServices,
} from './booking/booking-settings/catalogue.ts';
import { bookingSchedules, calendars } from './booking/booking-settings/calendars.ts';
import { bankFiles, payments } from './economy/payments/payments.ts';
import { cashRegisters } from './cash/cash-registers/cash-registers.ts';
import { registerAgents } from './cash/register-agents/register-agents.ts';
import { giftCards } from './sales/gift-cards/gift-cards.ts';
import { creditRequests } from './economy/credit-limits/credit-requests.ts';
import { invoiceDeliveries } from './economy/invoice-deliveries/invoice-deliveries.ts';
import { invoiceRuns } from './economy/invoice-runs/invoice-runs.ts';
import { paymentPlans } from './economy/reminder-runs/payment-plans.ts';
import { reminderLetters } from './economy/reminder-runs/reminder-letters.ts';
import { writeOffs } from './economy/write-offs/write-offs.ts';
import { reminderRuns } from './economy/reminder-runs/reminder-runs.ts';
import { invoices } from './economy/invoices/invoices.ts';
import type { Resource } from './kit/resource.ts';
import { lineTemplates } from './sales/line-templates.ts';
import { orderChecks } from './sales/order-work/order-checks.ts';
import { orders } from './sales/orders.ts';
import { tags } from './lists/tags.ts';
import { treadReaders } from './workshop/tread-depth/readers.ts';
import { treadReadings } from './workshop/tread-depth/readings.ts';
import { moves } from './hotel/moves/moves.ts';
import { printers } from './hotel/labels/printers.ts';
import { transfers } from './hotel/transfers.ts';
import { storagePlaces, warehouses } from './hotel/storage-places/storage-places.ts';
import {
  storageAgreements,
  storageAgreementTypes,
} from './hotel/storage-agreements/storage-agreements.ts';
import { setSearches } from './hotel/set-searches/set-searches.ts';
import { stockLevels, stockReservations } from './stock/stock-levels/stock-levels.ts';
import { stockCounts } from './stock/stock-counts/stock-counts.ts';
import { stockListLines, stockListProfiles } from './stock/stock-lists/stock-lists.ts';
import { stockTransfers } from './stock/stock-transfers/stock-transfers.ts';
import { stockRefills } from './stock/stock-refills/stock-refills.ts';
import { preorderAgreements } from './stock/preorders/preorder-agreements.ts';
import { stockTakes } from './stock/stock-takes/stock-takes.ts';
import { tyreOffers } from './hotel/replacements.ts';
import { wheelSets } from './hotel/wheel-sets/wheel-sets.ts';
import { autoProducts } from './sales/auto-products/auto-products.ts';
import { priceRules } from './stock/pricing/price-rules.ts';
import {
  purchaseBrands,
  purchaseMatrices,
  supplierPrices,
} from './stock/pricing/purchase-prices.ts';
import { vehicles } from './car/vehicles.ts';

/** Every resource there is: its calls are the server's, tests and tools walk over them. */
export const resources: readonly Resource[] = [
  customers,
  customerContacts,
  customerAddresses,
  consentDefinitions,
  cars,
  drivers,
  vehicles,
  tags,
  treadReadings,
  treadReaders,
  consignees,
  accountManagers,
  agreements,
  agreementCars,
  bonusGroups,
  costCentres,
  vatCodes,
  ledgerAccounts,
  paymentMethods,
  salesAccountingRules,
  paymentAccountingRules,
  costAccountingRules,
  productBrands,
  nameAliases,
  productTypes,
  products,
  supplierArticles,
  productCosts,
  packageLines,
  priceRules,
  purchaseMatrices,
  purchaseBrands,
  supplierPrices,
  warehouses,
  storagePlaces,
  storageAgreementTypes,
  storageAgreements,
  printers,
  wheelSets,
  setSearches,
  tyreOffers,
  moves,
  transfers,
  stockTakes,
  stockLevels,
  stockReservations,
  stockCounts,
  stockRefills,
  preorderAgreements,
  stockTransfers,
  stockListProfiles,
  stockListLines,
  calendars,
  bookingCategories,
  bookingServices,
  bookingAddons,
  bookingSchedules,
  bookingPlaces,
  bookingResources,
  bookingPlans,
  bookingPortals,
  bookingReminders,
  bookings,
  autoBookings,
  autoProducts,
  orders,
  lineTemplates,
  orderChecks,
  invoices,
  invoiceDeliveries,
  payments,
  bankFiles,
  invoiceRuns,
  reminderRuns,
  reminderLetters,
  paymentPlans,
  writeOffs,
  creditRequests,
  giftCards,
  registerAgents,
  cashRegisters,
];

/** The calls of all resources, by the resource's name. */
export const resourceCalls = Object.fromEntries(resources.map(({ name, calls }) => [name, calls]));
