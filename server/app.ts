import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import type { Database } from '#server/db/open.ts';
import { agreementsRoutes } from '#server/features/customer/agreements/routes.ts';
import { apiDocsRoutes } from '#server/features/platform/api-docs/routes.ts';
import { i18nRoutes } from '#server/features/platform/i18n/routes.ts';
import { dashboardRoutes } from '#server/features/desk/dashboard/routes.ts';
import { autoBookingsJobs } from '#server/features/booking/auto-bookings/jobs.ts';
import { autoBookingsRoutes } from '#server/features/booking/auto-bookings/routes.ts';
import { bookingMessagesJobs } from '#server/features/booking/bookings/messages/jobs.ts';
import { quotesRoutes } from '#server/features/sales/quotes/routes.ts';
import { bookingLinksRoutes } from '#server/features/booking/booking-links/routes.ts';
import { dayMoveRoutes } from '#server/features/booking/bookings/day/day-routes.ts';
import { bookingsRoutes } from '#server/features/booking/bookings/routes.ts';
import { onlineBookingRoutes } from '#server/features/booking/online-booking/routes.ts';
import { bonusGroupsRoutes } from '#server/features/customer/bonus-groups/routes.ts';
import { carsRoutes } from '#server/features/car/cars/routes.ts';
import { mergeAndPrivacyRoutes } from '#server/features/customer/merge-and-privacy/routes.ts';
import { customerDeskRoutes } from '#server/features/desk/customer-desk/routes.ts';
import { cashRegisterRoutes } from '#server/features/sales/cash-register/routes.ts';
import { customerCentreRoutes } from '#server/features/customer/customer-centre/routes.ts';
import { customersRoutes } from '#server/features/customer/customers/routes.ts';
import { importsRoutes } from '#server/features/lists/imports/routes.ts';
import { legacyRoutes } from '#server/features/platform/legacy/routes.ts';
import { navigationRoutes } from '#server/features/platform/navigation/routes.ts';
import { notificationsJobs } from '#server/features/desk/notifications/jobs.ts';
import { notificationsRoutes } from '#server/features/desk/notifications/routes.ts';
import { operationsRoutes } from '#server/features/platform/operations/routes.ts';
import { preferencesRoutes } from '#server/features/platform/preferences/routes.ts';
import { queueJobs } from '#server/features/desk/queue/jobs.ts';
import { queueRoutes } from '#server/features/desk/queue/routes.ts';
import { queueScreensRoutes } from '#server/features/desk/queue-screens/routes.ts';
import { queueSettingsRoutes } from '#server/features/desk/queue-settings/routes.ts';
import { searchRoutes } from '#server/features/desk/search/routes.ts';
import { sessionJobs } from '#server/features/platform/session/jobs.ts';
import { sessionRoutes } from '#server/features/platform/session/routes.ts';
import { pageRoutes } from '#server/features/platform/shell/page-routes.ts';
import { shellRoutes } from '#server/features/platform/shell/routes.ts';
import { vehiclesRoutes } from '#server/features/car/vehicles/routes.ts';
import { treadDepthJobs } from '#server/features/car/tread-depth/jobs.ts';
import { treadDepthRoutes } from '#server/features/car/tread-depth/routes.ts';
import { whiteLabelRoutes } from '#server/features/platform/white-label/routes.ts';
import { consigneesRoutes } from '#server/features/customer/consignees/routes.ts';
import { keyAccountsRoutes } from '#server/features/customer/key-accounts/routes.ts';
import { costCentresRoutes } from '#server/features/customer/cost-centres/routes.ts';
import { tagsRoutes } from '#server/features/lists/tags/routes.ts';
import { bookingSettingsRoutes } from '#server/features/booking/booking-settings/routes.ts';
import { logisticsNoticesJobs } from '#server/features/hotel/logistics-notices/jobs.ts';
import { logisticsNoticesRoutes } from '#server/features/hotel/logistics-notices/routes.ts';
import { movesRoutes } from '#server/features/hotel/moves/routes.ts';
import { labelsJobs } from '#server/features/hotel/labels/printers/jobs.ts';
import { labelsRoutes } from '#server/features/hotel/labels/routes.ts';
import { storagePlacesJobs } from '#server/features/hotel/storage-places/jobs.ts';
import { storagePlacesRoutes } from '#server/features/hotel/storage-places/routes.ts';
import { stockTakesRoutes } from '#server/features/hotel/stock-takes/routes.ts';
import { reportMailsJobs } from '#server/features/reports/report-mails/jobs.ts';
import { reportMailsRoutes } from '#server/features/reports/report-mails/routes.ts';
import { reportsRoutes } from '#server/features/reports/reports/routes.ts';
import { replacementsRoutes } from '#server/features/hotel/replacements/routes.ts';
import { setSearchesRoutes } from '#server/features/hotel/set-searches/routes.ts';
import { storageAgreementsJobs } from '#server/features/hotel/storage-agreements/jobs.ts';
import { storageAgreementsRoutes } from '#server/features/hotel/storage-agreements/routes.ts';
import { wheelPhotosJobs } from '#server/features/hotel/wheel-sets/photos/jobs.ts';
import { wheelPhotosRoutes } from '#server/features/hotel/wheel-sets/photos/photo-routes.ts';
import { storedSetsOf } from '#server/features/hotel/wheel-sets/exports.ts';
import { transfersRoutes } from '#server/features/hotel/transfers/routes.ts';
import { wheelSetsRoutes } from '#server/features/hotel/wheel-sets/routes.ts';
import { accountingRulesRoutes } from '#server/features/money/accounting-rules/routes.ts';
import { bookPresetsRoutes } from '#server/features/money/book-presets/routes.ts';
import { ledgerAccountsRoutes } from '#server/features/money/ledger-accounts/routes.ts';
import { lineTemplatesRoutes } from '#server/features/sales/line-templates/routes.ts';
import { leftClocksJobs } from '#server/features/sales/order-work/left-clocks.ts';
import { orderPhotosJobs } from '#server/features/sales/order-work/photos/jobs.ts';
import { orderPhotosRoutes } from '#server/features/sales/order-work/photos/photo-routes.ts';
import { orderTyresRoutes } from '#server/features/sales/order-tyres/routes.ts';
import { orderWorkRoutes } from '#server/features/sales/order-work/routes.ts';
import { filesOfOrderPhotos } from '#server/features/sales/order-work/exports.ts';
import { mecaProRoutes } from '#server/features/sales/meca-pro/routes.ts';
import { orderDepositsRoutes } from '#server/features/sales/order-deposits/routes.ts';
import { ordersRoutes } from '#server/features/sales/orders/routes.ts';
import { paymentMethodsRoutes } from '#server/features/money/payment-methods/routes.ts';
import { vatCodesRoutes } from '#server/features/money/vat-codes/routes.ts';
import { stockLevelsJobs } from '#server/features/stock/stock-levels/jobs.ts';
import { stockLevelsRoutes } from '#server/features/stock/stock-levels/routes.ts';
import { stockCountsRoutes } from '#server/features/stock/stock-counts/routes.ts';
import { preordersRoutes } from '#server/features/stock/preorders/routes.ts';
import { stockListsRoutes } from '#server/features/stock/stock-lists/routes.ts';
import { stockTransfersRoutes } from '#server/features/stock/stock-transfers/routes.ts';
import { stockRefillsRoutes } from '#server/features/stock/stock-refills/routes.ts';
import { orderStockRoutes } from '#server/features/stock/order-stock/routes.ts';
import { autoProductsRoutes } from '#server/features/sales/auto-products/routes.ts';
import { pricingJobs } from '#server/features/stock/pricing/matrices/jobs.ts';
import { pricingRoutes } from '#server/features/stock/pricing/routes.ts';
import { productsRoutes } from '#server/features/stock/products/routes.ts';
import { viewsRoutes } from '#server/features/lists/views/routes.ts';
import { addressOf, isOurProxy } from '#server/kit/http/address.ts';
import { limitBodies } from '#server/kit/http/limit-bodies.ts';
import type { Env } from '#server/kit/env.ts';
import { openFiles } from '#server/kit/files/open-files.ts';
import { AppError, answerTo, meaningOf } from '#server/kit/errors.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { openJobs } from '#server/kit/jobs.ts';
import type { Keys } from '#server/kit/keys/keys.ts';
import { openLive } from '#server/kit/live/live.ts';
import { mailJob } from '#server/kit/mail/mail.ts';
import { languageOfRequest } from '#server/kit/http/request-language.ts';
import { socketTokens } from '#server/kit/live/socket-token.ts';
import { smsJob } from '#server/kit/sms/sms.ts';
import { ListMemory } from '#server/kit/resource/listing/list-memory.ts';
import { refuseUnread } from '#server/kit/input/refuse-unread.ts';
import { cleanupJob } from '#server/kit/cleanup.ts';
import { heavyTurns } from '#server/kit/turns/turns.ts';

const retryAfterSeconds = '5';

/** The whole server over an open, migrated database: everything but listening and running its jobs. */
export async function buildApp(given: { db: Database; env: Env; keys: Keys }): Promise<AppContext> {
  const { db, env, keys } = given;
  const http = Fastify({
    logger: {
      level: env.LOG_LEVEL,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: { req: describe },
    },
    // The largest body of any call is on its way for so long on a slow line; see also limitBodies.
    requestTimeout: 180_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    trustProxy: isOurProxy,
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
    // An address that is no UTF-8, or too long a part of one, is refused before a route is found.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: refuseUnread,
    // Else it loads what compiles schemas, though calls are checked by the contract.
    schemaController: {
      compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas },
    },
  });
  http.decorateRequest('callerLanguage', undefined);
  http.decorateRequest('claims', undefined);
  http.setErrorHandler(answerError);
  http.addHook('onRequest', async ({ id }, reply) => {
    reply.header('X-Request-Id', id);
  });
  http.addHook('onRequest', checkHost);
  limitBodies(http);
  await http.register(helmet, {
    // Pages and the API's documentation say their own; an answer of the API needs none of it.
    contentSecurityPolicy: { useDefaults: false, directives: { 'default-src': ["'none'"] } },
    referrerPolicy: { policy: 'no-referrer' },
  });
  await http.register(compress, { threshold: 1024 });

  const live = await openLive({
    http: http.server,
    db,
    redisUrl: env.REDIS_URL,
    log: http.log,
    callerOf: socketTokens(db, keys),
  });
  http.addHook('preClose', () => live.close());
  const app: AppContext = {
    http,
    db,
    env,
    files: openFiles(env),
    keys,
    live,
    jobs: openJobs(db, http.log),
    engines: new Map(),
    lists: new ListMemory(),
    turns: heavyTurns(),
    publicUrl: (env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`).replace(/\/+$/, ''),
  };
  app.jobs.add(mailJob(db, env, app));
  app.jobs.add(cleanupJob(db));
  app.jobs.add(smsJob(db, env, keys));
  sessionJobs(app);
  notificationsJobs(app);
  queueJobs(app);
  treadDepthJobs(app);
  storagePlacesJobs(app);
  stockLevelsJobs(app);
  pricingJobs(app);
  storageAgreementsJobs(app);
  wheelPhotosJobs(app, filesOfOrderPhotos);
  orderPhotosJobs(app);
  leftClocksJobs(app);
  logisticsNoticesJobs(app);
  labelsJobs(app);
  bookingMessagesJobs(app);
  autoBookingsJobs(app);
  reportMailsJobs(app);

  operationsRoutes(app);
  apiDocsRoutes(app);
  sessionRoutes(app);
  shellRoutes(app);
  navigationRoutes(app);
  i18nRoutes(app);
  preferencesRoutes(app);
  whiteLabelRoutes(app);
  queueRoutes(app);
  customersRoutes(app);
  customerCentreRoutes(app);
  carsRoutes(app);
  agreementsRoutes(app);
  bonusGroupsRoutes(app);
  treadDepthRoutes(app, storedSetsOf);
  vehiclesRoutes(app);
  tagsRoutes(app);
  customerDeskRoutes(app);
  consigneesRoutes(app);
  keyAccountsRoutes(app);
  costCentresRoutes(app);
  mergeAndPrivacyRoutes(app);
  vatCodesRoutes(app);
  ledgerAccountsRoutes(app);
  paymentMethodsRoutes(app);
  accountingRulesRoutes(app);
  bookPresetsRoutes(app);
  ordersRoutes(app);
  lineTemplatesRoutes(app);
  autoProductsRoutes(app);
  orderWorkRoutes(app);
  orderTyresRoutes(app);
  orderPhotosRoutes(app);
  orderDepositsRoutes(app);
  mecaProRoutes(app);
  productsRoutes(app);
  stockLevelsRoutes(app);
  stockCountsRoutes(app);
  stockRefillsRoutes(app);
  preordersRoutes(app);
  stockTransfersRoutes(app);
  stockListsRoutes(app);
  orderStockRoutes(app);
  pricingRoutes(app);
  storagePlacesRoutes(app);
  labelsRoutes(app);
  storageAgreementsRoutes(app);
  wheelSetsRoutes(app);
  setSearchesRoutes(app);
  replacementsRoutes(app);
  reportsRoutes(app);
  reportMailsRoutes(app);
  wheelPhotosRoutes(app);
  movesRoutes(app);
  transfersRoutes(app);
  logisticsNoticesRoutes(app);
  stockTakesRoutes(app);
  bookingSettingsRoutes(app);
  bookingsRoutes(app);
  dayMoveRoutes(app);
  onlineBookingRoutes(app);
  bookingLinksRoutes(app);
  quotesRoutes(app);
  autoBookingsRoutes(app);
  viewsRoutes(app);
  importsRoutes(app);
  queueSettingsRoutes(app);
  queueScreensRoutes(app);
  cashRegisterRoutes(app);
  legacyRoutes(app);
  searchRoutes(app);
  dashboardRoutes(app);
  notificationsRoutes(app);
  await pageRoutes(app);
  return app;
}

function noSchemas(): never {
  throw new Error('Calls are checked by the contract: give a route no schema of Fastify');
}

// The route's pattern, never the address itself: that may hold a reset token or a name searched for.
function describe(request: FastifyRequest) {
  return {
    method: request.method,
    route: request.routeOptions?.url,
    address: addressOf(request.raw),
  };
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = meaningOf(error);
  if (!known) request.log.error({ err: error }, 'a call failed');
  const { status, body } = answerTo(
    known ?? new AppError('common.server'),
    languageOfRequest(request),
    request.id,
  );
  if (status === 503 || known?.code === 'common.too_many_at_once')
    reply.header('Retry-After', retryAfterSeconds);
  return reply.status(status).header('Cache-Control', 'no-store').send(body);
}

// What a request says of the host ends up in addresses that we answer with.
async function checkHost({ host, protocol }: FastifyRequest): Promise<void> {
  const sound =
    /^([\w.-]{1,253}|\[[\da-f:.]{2,45}\])?(:\d{1,5})?$/i.test(host ?? '') &&
    /^https?$/.test(protocol);
  if (!sound) throw new AppError('common.bad_request');
}
