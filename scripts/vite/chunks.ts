import {
  below,
  contract,
  low,
  ofVisits,
  ofLogistics,
  ofDocuments,
  ofLines,
  ofSets,
  ofStockWork,
  ofReports,
  ofIonic,
  ofListPage,
  ofFilters,
  ofLists,
  ofFew,
  ofGoods,
  ofGoodsWork,
  ofSteps,
  ofPrices,
  ofAutoProducts,
  ofVerdicts,
  database,
  bookings,
  ofLogin,
  ofPortal,
  ofLinked,
  ofQuote,
  follow,
} from './chunk-paths.ts';
import type { Part } from './chunks-together.ts';

/**
 * What the app is fetched in: a screen is itself, what its feature shares and a handful of these.
 * What stands further down may import what stands above it, never the other way round, or chunks
 * would import each other in a circle: `scripts/check-sizes.ts` says so.
 */
export const chunks: readonly Part[] = [
  { chunk: 'start', from: ['src/main.tsx'] },
  { chunk: 'start', from: ({ path, usedBy }) => below.test(path) && usedBy(ofLogin) },
  {
    chunk: 'zod',
    from: ({ path }) => /^(node_modules\/zod\/|contract\/kit\/(call|errors)\.ts)/.test(path),
  },
  { chunk: 'host', from: ['src/app/host/follow-host.ts'] },
  // The page of a portal does without the router, and the app has what it needs anyway.
  { chunk: 'words', from: ({ path, usedBy }) => below.test(path) && usedBy(ofPortal) },
  // That of a booking needs little more.
  { chunk: 'linked', from: ({ path, usedBy }) => below.test(path) && usedBy(ofLinked) },
  // That of a quote calculates what is chosen of it, as all documents are calculated; many know what VAT is.
  {
    chunk: 'vat',
    from: ({ path }) =>
      /^contract\/(?:money\/(?:amounts|vat)\.|kit\/(?:most-money|rules\/rule-error)\.|sales\/quotes\/(?:quote-rules|first-call))/.test(
        path,
      ),
  },
  // What either of the first two sends comes behind it.
  {
    chunk: 'contract-of-portals',
    from: ['contract/booking/online-booking.ts', 'contract/booking/booking-links/page.ts'],
  },
  {
    chunk: 'calculating',
    from: ({ path }) =>
      /^contract\/money\/(?:document-totals|allocation|payment-rounding)\./.test(path),
  },
  // Offers of parts and agreements calculate lines, too; lists of documents do not.
  { chunk: 'calculated-lines', from: ['contract/money/document-lines.ts'] },
  { chunk: 'sheets', from: ['contract/kit/paper/drawn-sheet.ts'] },
  { chunk: 'quoted', from: ({ path, usedBy }) => below.test(path) && usedBy(ofQuote) },
  // Lists and forms do without the rules of the countries until a field has one.
  {
    chunk: 'country-rules',
    from: ({ path }) =>
      /^contract\/kit\/rules\/(?:org-number-rules|check-digits|plate-shapes)\./.test(path),
  },
  // Where people live is shown on more screens than numbers are checked on.
  { chunk: 'addresses', from: ['contract/kit/rules/address-rules.ts'] },
  // What is opened by an address alone does without all that registers need.
  { shared: ({ path }) => (path.startsWith('src/crud/guest/') ? 'guest' : undefined) },
  { chunk: 'app', from: ['src/app/app.tsx'] },
  { chunk: 'frame', from: ['src/app/frame-routes.tsx'] },
  // The list of sets does without what is known of one, that without its wheels, and those without photos.
  {
    shared: ({ path }) => {
      const part = /^src\/features\/hotel\/wheel-sets\/(photos|set|intake|wheels)\//.exec(
        path,
      )?.[1];
      return part && (part === 'wheels' ? 'hotel-intake' : `hotel-${part}`);
    },
  },
  // The list of a day does without what makes, moves and shows a booking.
  {
    shared: ({ path }) => {
      const part = /^src\/features\/booking\/bookings\/(new|one|times)\//.exec(path)?.[1];
      return part && `booking-${part}`;
    },
  },
  // The list of waves does without how one goes.
  {
    shared: ({ path }) =>
      /^(contract|src\/features)\/booking\/auto-bookings\/(?!auto-bookings|audience-rules|wave-rules)/.test(
        path,
      )
        ? 'booking-waves'
        : undefined,
  },
  // Whoever points at a product knows nothing of what was agreed of it, but for its price.
  {
    shared: ({ path }) =>
      /^contract\/stock\/preorders\/(?!covering|purchase-costs)/.test(path)
        ? 'stock-preorders'
        : undefined,
  },
  // Invoices do without what a company lacks to issue them.
  {
    shared: ({ path }) =>
      /^contract\/economy\/(?:company-setup\/|invoice-deliveries\/e-address)/.test(path)
        ? 'company-setup'
        : undefined,
  },
  // The list of goods does without how they are sent, received and printed.
  { shared: ({ path }) => (ofGoods.test(path) ? 'goods' : undefined) },
  { shared: ({ path }) => (ofGoodsWork.test(path) ? 'goods-work' : undefined) },
  // So does the list of batches: their items are shown by what one is opened with.
  { shared: ({ path }) => (path.startsWith('contract/kit/batch/') ? 'batch' : undefined) },
  { shared: ({ path }) => (path.startsWith('src/crud/batch/') ? 'batch-items' : undefined) },
  // Who drives which car is known without what else is known of a car.
  {
    shared: ({ path }) =>
      /^(?:contract\/car\/car-calls|src\/features\/car\/cars\/tabs\/past-list)\./.test(path)
        ? 'car-past'
        : undefined,
  },
  // The words of a feature stay with it, a file for each language.
  {
    shared: ({ path, feature }) =>
      path.startsWith('locales/') ? undefined : feature?.replace('/', '-'),
  },
  // What parts of Ionic share that are loaded later, never with the frame.
  { shared: ({ path }) => (ofIonic.test(path) ? 'ionic' : undefined) },
  // Who sees no picture does without them, and who sees a small one without the others.
  {
    shared: ({ path }) =>
      /^src\/ui\/chart\/(?:car-tread|chart(?=\.|-shapes))/.exec(path)?.[0].split('/')[3] ??
      (path.startsWith('src/ui/chart/') ? 'small-pictures' : undefined),
  },
  // What a verdict looks like is known to what shows one.
  { chunk: 'base', from: ['src/crud/values/tone-of-verdict.ts'] },
  { chunk: 'qr-code', from: ({ path }) => /^(node_modules\/uqr|src\/ui\/code)\//.test(path) },
  {
    chunk: 'base',
    from: ({ path, needs }) => low.test(path) && !needs(database) && !/\/dexie/.test(path),
  },
  {
    chunk: 'base',
    from: ['src/crud/live-changes.ts', 'src/crud/loaded.tsx', 'src/crud/use-action.ts'],
  },
  { chunk: 'database', from: ({ path }) => low.test(path) },
  { chunk: 'contract', from: ({ path, usedBy }) => contract.test(path) && follow.some(usedBy) },
  {
    chunk: 'contract-of-registers',
    from: ({ path }) =>
      contract.test(path) &&
      !/^contract\/(?:(?:accounting|booking|car|cash|customer|desk|economy|hotel|money|platform\/notifications|sales|stock|workshop)\/|lists\/imports\.|kit\/(?:settings\.|goods\/|batch\/))/.test(
        path,
      ) &&
      !ofDocuments.test(path) &&
      !ofReports.test(path) &&
      !ofAutoProducts.test(path),
  },
  { chunk: 'contract-of-settings', from: ['contract/kit/settings.ts'] },
  {
    chunk: 'contract-of-customers',
    from: ({ path }) => /^contract\/(?:car|customer|workshop)\//.test(path) && !ofVisits.test(path),
  },
  { chunk: 'contract-of-visits', from: ({ path }) => ofVisits.test(path) },
  { chunk: 'contract-of-sets', from: ({ path }) => ofSets.test(path) },
  // Products are counted in a stock take by who carries no wheels.
  {
    chunk: 'contract-of-stock-takes',
    from: ({ path }) => path.startsWith('contract/stock/stock-takes/'),
  },
  {
    chunk: 'contract-of-hotel',
    from: ({ path }) => path.startsWith('contract/hotel/') && !ofLogistics.test(path),
  },
  // What a calendar is made of knows neither customers nor wheels, and not when it is free.
  {
    chunk: 'contract-of-calendars',
    from: ({ path }) =>
      /^contract\/booking\/booking-settings\/(?:calendars|catalogue|portals|reminders|workshop)\./.test(
        path,
      ),
  },
  { chunk: 'contract-of-bookings', from: [bookings] },
  {
    chunk: 'contract-of-times',
    from: ({ path, needs }) => path.startsWith('contract/booking/') && !needs(bookings),
  },
  { chunk: 'contract-of-what-is-booked', from: ({ path }) => path.startsWith('contract/booking/') },
  { chunk: 'contract-of-logistics', from: ({ path }) => ofLogistics.test(path) },
  {
    chunk: 'contract-of-products',
    from: ({ path }) =>
      /^contract\/(?:money\/vat|stock\/)/.test(path) &&
      ![ofDocuments, ofStockWork, ofPrices].some((of) => of.test(path)),
  },
  {
    chunk: 'contract-of-money',
    from: ({ path }) =>
      /^contract\/(?:accounting|money)\//.test(path) &&
      !ofDocuments.test(path) &&
      !ofLines.test(path),
  },
  { chunk: 'contract-of-stock', from: ({ path }) => ofStockWork.test(path) },
  // Few want to know what prices are made of; every document asks for them.
  { chunk: 'contract-of-prices', from: ({ path }) => ofPrices.test(path) },
  { chunk: 'contract-of-auto-products', from: ({ path }) => ofAutoProducts.test(path) },
  { chunk: 'contract-of-documents', from: ({ path }) => ofDocuments.test(path) },
  {
    chunk: 'contract-of-orders',
    from: ({ path }) => /^contract\/sales\/(?:line-templates|orders|quotes|sale-lines)/.test(path),
  },
  // Who sells a gift card knows nothing of orders.
  {
    chunk: 'contract-of-gift-cards',
    from: ({ path }) => path.startsWith('contract/sales/gift-cards/'),
  },
  { chunk: 'contract-of-work', from: ({ path }) => path.startsWith('contract/sales/') },
  // A report is put together by the same steps.
  { chunk: 'ageing', from: ['contract/economy/customer-ledger/ageing.ts'] },
  // Who says amounts of payments alone does without all of the economy.
  {
    chunk: 'contract-of-payments',
    from: ({ path }) => path.startsWith('contract/economy/payments/'),
  },
  { chunk: 'contract-of-economy', from: ({ path }) => path.startsWith('contract/economy/') },
  { chunk: 'contract-of-reports', from: ({ path }) => ofReports.test(path) },
  { chunk: 'follow', from: follow },
  // What lists ask with, too.
  {
    chunk: 'asking',
    from: [
      'src/crud/filters/use-name-of.ts',
      'src/crud/refetch-resource.ts',
      'src/crud/record/use-within.ts',
      'src/crud/use-may-write.ts',
      'src/crud/widgets/number-input.tsx',
      'src/crud/widgets/reference-input.tsx',
      'src/crud/tags/tag-options.tsx',
      'src/crud/values/use-currency.ts',
      'src/crud/values/use-quantity.ts',
      'src/crud/values/value.tsx',
    ],
  },
  // Lists and reports are taken away as files; what is one row is not.
  { chunk: 'files', from: ['src/crud/files/files-menu.tsx'] },
  // What is done with one thing, wherever it is shown.
  {
    chunk: 'acts',
    from: [
      'src/crud/record/empty-row.ts',
      'src/crud/steps/actions.tsx',
      'src/crud/steps/step-dialogs.tsx',
      'src/crud/steps/use-steps.ts',
    ],
  },
  // With what a page is made of that has a form and no list.
  {
    chunk: 'forms',
    from: [
      'src/crud/call-form.tsx',
      'src/crud/draft-form.tsx',
      'src/crud/record/page-head.tsx',
      'src/crud/record/history.tsx',
      'src/crud/record/row-fields.tsx',
      'src/crud/record/use-list-path.ts',
      'src/crud/record/use-shown.ts',
      'src/crud/use-words-there.ts',
    ],
  },
  // A list is there before anybody opens one of its rows.
  { chunk: 'lists', from: ({ path }) => ofLists.test(path) },
  // What some lists and forms have, and most do without.
  { chunk: 'told', from: ['src/crud/values/status-by.ts', 'src/crud/widgets/number-field.tsx'] },
  {
    chunk: 'records',
    from: ({ path }) =>
      path.startsWith('src/crud/') &&
      ![ofListPage, ofLines, ofSteps, ofFew].some((of) => of.test(path)),
  },
  { chunk: 'filters', from: ({ path }) => ofFilters.test(path) },
  { chunk: 'list-page', from: ({ path }) => ofListPage.test(path) },
  // Who looks at a list imports none.
  { shared: ({ path }) => (ofSteps.test(path) ? 'steps' : undefined) },
  { shared: ({ path }) => ofFew.exec(path)?.[0].split('/')[2] },
  // Most registers have no lines.
  { shared: ({ path }) => (ofLines.test(path) ? 'lines' : undefined) },
  // How deep a tread is stands on many screens that want nothing else of its feature.
  { shared: ({ path }) => (ofVerdicts.test(path) ? 'verdicts' : undefined) },
  { shared: ({ path }) => /^src\/features\/([\w-]+\/[\w-]+)/.exec(path)?.[1]?.replace('/', '-') },
];
