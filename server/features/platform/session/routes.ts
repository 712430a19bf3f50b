import { sessionCalls } from '#contract/platform/session.ts';
import { AppError } from '#server/kit/errors.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { mount, mountUnmanaged } from '#server/kit/mount.ts';
import { signToken } from '#server/kit/keys/keys.ts';
import { socketAudience } from '#server/kit/live/socket-token.ts';
import { changePassword, forgotPassword, resetPassword } from './choose-password.ts';
import { logIn } from './log-in.ts';
import { forgetOtherDevices } from './known-devices-repo.ts';
import { findAccount, removeSecondFactor } from './lost-factor.ts';
import {
  confirmSecondFactor,
  endSecondFactor,
  readSecondFactor,
  startSecondFactor,
} from './second-factor.ts';
import {
  holdSession,
  insertTokens,
  openSessions,
  revokeSessions,
  revokeSite,
} from './session-repo.ts';
import { newToken } from './tokens.ts';
import { warnUnpaid } from './warn-unpaid.ts';

const {
  login,
  renew,
  forgot,
  reset,
  changePassword: change,
  startSecondFactor: start,
  confirmSecondFactor: confirm,
  endSecondFactor: end,
  removeSecondFactor: remove,
  ...others
} = sessionCalls;
// Long enough for a device to come back with it after a cut; each time its login's row is looked at.
const socketTokenSeconds = 3600;

/** Logging in and out, tokens and passwords. */
export function sessionRoutes(app: AppContext): void {
  const afterAnswer = afterAnswers(app);
  mountUnmanaged(app, { login, renew, forgot, reset, change, start, confirm, end, remove })({
    login: async ({ body, now, ...request }) => ({
      data: await logIn(app, { ...body, ...request, at: now }),
    }),
    // Here, because an answer of the others is kept for who asks again, and a token must not be.
    renew: async ({ caller, now }) => {
      const token = await newToken(app.keys, { ...caller, at: now });
      await app.db.transaction('system', async (tx) => {
        if (!(await holdSession(tx, caller))) throw new AppError('common.not_logged_in');
        await insertTokens(tx, [{ ...token.row, replaces: caller.tokenId }]);
      });
      return { data: { token: token.text } };
    },
    forgot: async ({ body, ...request }) => {
      afterAnswer(await forgotPassword(app, body.email, request));
      return { data: null };
    },
    reset: async ({ body, ...request }) => {
      await resetPassword(app, body, request);
      return { data: null };
    },
    change: async ({ body, caller, ...request }) => {
      await changePassword(app, caller, body, request);
      return { data: null };
    },
    start: async ({ body, caller, ...request }) => ({
      data: await startSecondFactor(app, caller, body.password, request),
    }),
    confirm: async ({ body, caller, ...request }) => ({
      data: { recoveryCodes: await confirmSecondFactor(app, caller, body.code, request) },
    }),
    end: async ({ body, caller, ...request }) => {
      await endSecondFactor(app, caller, body, request);
      return { data: null };
    },
    remove: async ({ body, caller, ...request }) => {
      await removeSecondFactor(app, caller, body, request);
      return { data: null };
    },
  });

  mount(
    app,
    others,
    'system',
  )({
    logout: async ({ db, caller, now, afterCommit }) => {
      await holdSession(db, caller);
      await revokeSite(db, caller.sessionId, caller.siteId, now);
      afterCommit(() => app.live.dropSession(caller.sessionId, caller.siteId));
      return { data: null };
    },
    warnUnpaid: async ({ db, caller, body, ...request }) => {
      await warnUnpaid(db, caller, body, request);
      return { data: null };
    },
    logoutAll: async ({ db, caller, now, afterCommit }) => {
      await revokeSessions(db, caller.userId, { only: caller.sessionId }, now);
      afterCommit(() => app.live.dropSession(caller.sessionId));
      return { data: null };
    },
    sessions: async ({ db, caller, now }) => ({
      data: (await openSessions(db, caller.userId, now)).map((session) => ({
        id: session.id,
        userAgent: session.userAgent,
        createdAt: session.createdAt.toISOString(),
        current: session.id === caller.sessionId,
      })),
    }),
    endSession: async ({ db, caller, params, now, afterCommit }) => {
      const ended = await revokeSessions(db, caller.userId, { only: params.sessionId }, now);
      if (ended.length === 0) throw new AppError('common.not_found');
      afterCommit(() => app.live.dropSession(params.sessionId));
      return { data: null };
    },
    endOtherSessions: async ({ db, caller, deviceId, now, afterCommit }) => {
      await forgetOtherDevices(db, caller.userId, deviceId);
      const which = { allBut: caller.sessionId };
      const ended = await revokeSessions(db, caller.userId, which, now);
      afterCommit(() => ended.forEach((session) => app.live.dropSession(session)));
      return { data: { ended: ended.length } };
    },
    secondFactor: async ({ db, caller }) => ({ data: await readSecondFactor(db, caller.userId) }),
    account: async ({ db, query }) => ({ data: await findAccount(db, query.email) }),
    socketToken: async ({ caller, now }) => {
      const expires = new Date(now.getTime() + socketTokenSeconds * 1000);
      const claims = { jti: caller.tokenId, sub: String(caller.userId) };
      return {
        data: {
          token: await signToken(app.keys, claims, socketAudience(caller.siteId), expires),
        },
      };
    },
  });
}

/** Does work that no answer waits for; a server that closes does. */
function afterAnswers({ http }: AppContext): (work: () => Promise<void>) => void {
  const underWay = new Set<Promise<void>>();
  http.addHook('onClose', async () => void (await Promise.all(underWay)));
  return (work) => {
    const doing = work()
      .catch((error: unknown) => http.log.error({ err: error }, 'work after an answer failed'))
      .finally(() => underWay.delete(doing));
    underWay.add(doing);
  };
}
