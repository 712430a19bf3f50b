export const database = 'src/data/database.ts';
export const bookings = 'contract/booking/bookings.ts';
export const ofLogin = 'src/features/platform/session/login-screen.tsx';
export const ofPortal = 'src/features/booking/online-booking/book-screen.tsx';
export const ofLinked = 'src/features/booking/booking-links/page/page-screen.tsx';
export const ofQuote = 'src/features/sales/quotes/page/page-screen.tsx';
export const low = /^(?:node_modules|src\/(?:data|device|i18n|navigation|ui))\//;
export const contract = /^contract\//;
// What may stand below any screen.
export const below = new RegExp(`${low.source}|${contract.source}`);
// Whoever points at a customer or a car knows nothing of what else is known of them.
export const ofVisits =
  /^contract\/(?:car\/registry|customer\/(?:consents|customer-people)|desk\/|platform\/notifications\/|workshop\/(?:queue|tread-depth\/(?:thresholds|readers|report)))/;
// What has to be carried, counted and scanned is for the screens of that alone.
export const ofLogistics =
  /^contract\/hotel\/(?:moves\/|set-searches\/|transfers|logistics-notices|scan\/|put-away-rules)/;
// What has lines; not every document points at all that an order does.
export const ofDocuments =
  /^contract\/(?:kit\/document\/(?:by-rule|document|lines-field|papers\.|parts))/;
// What turns prices of lines is for anyone who writes them.
export const ofLines =
  /^(?:src\/crud\/document\/|contract\/money\/(?:document-lines|lines-other-way|prices-that-fit))/;
// Whoever points at a set of wheels or a warehouse knows what one is, not what is done with it.
export const ofSets =
  /^contract\/hotel\/(?:wheel-sets\/(?:wheel-set(?:s|-rules)|photo-rules)\.|storage-places\/(?:storage-places|place-rules)\.|storage-agreements\/storage-agreements\.|tyre-size-)/;
// Whoever points at a product knows nothing of where it stands, and how it is counted, filled up and delivered.
export const ofStockWork =
  /^contract\/stock\/(?:stock-levels|stock-counts|stock-refills|stock-transfers|stock-lists|order-stock(?!\/(?:line-stock|is-agreed)))\//;
// What a report is, and which there are, is asked by reports alone.
export const ofReports = /^contract\/(?:reports|kit\/report)/;
export const ofIonic = /^(?:node_modules\/(?:@ionic|ionicons)\/|src\/ui\/touch\/ionic\.ts)/;
// A page that is one list; other pages have lists within them that do without.
export const ofListPage =
  /^src\/crud\/(?:list\/(?:list-(?:screen|menu|foot)|search-field|use-(?:list-state|drawn-rows))|views\/|filters\/|table\/column-chooser|screens-of)/;
// What a list is narrowed with once somebody wants it.
export const ofFilters =
  /^src\/crud\/filters\/(?:filter-editor|bounds-filter|date-filter|tags-filter)/;
// What every list is made of, also those within a page.
export const ofLists =
  /^src\/crud\/(?:list\/(?!list-(?:screen|menu|foot)|search-field|use-(?:list-state|drawn-rows))|table\/(?!column-chooser)|bulk\/use-selection|reorder\/moved)/;
// What most lists do without.
export const ofFew = /^src\/crud\/(?:report|reorder|settings|bulk)\//;
export const ofGoods = /^(?:contract\/kit\/goods\/|src\/crud\/goods\/goods-places)/;
export const ofGoodsWork = /^src\/crud\/(?:goods\/(?!goods-places)|values\/paper-button)/;
// What is done step by step is none of what a list begins with.
export const ofSteps = /^(?:src\/crud\/(?:wizard|import|merge)\/|contract\/lists\/imports\.)/;
export const ofPrices = /^contract\/stock\/pricing\/(?!proposed)/;
// What is added to orders by rule is for who writes one, or the rules.
export const ofAutoProducts = /^contract\/(?:sales\/auto-products\/|kit\/document\/follow-rules)/;
export const ofVerdicts =
  /^src\/features\/workshop\/tread-depth\/(exports\.ts|tread-depth\.css|(report\/(use-depth-text|verdict-chip|tread-on-car|opened-by-link)|edit\/use-judge)\.tsx?)$/;
// What comes by itself once the first screen is there.
export const follow = [
  'src/app/behind-screens.tsx',
  'src/app/boot.ts',
  'src/app/frame/bar/live-parts.tsx',
  'src/app/notices/notices.tsx',
  'src/app/notices/unpaid-banner.tsx',
  'src/app/notices/unsent-banner.tsx',
  'src/app/palette/palette.tsx',
  'src/app/session-work.ts',
];
