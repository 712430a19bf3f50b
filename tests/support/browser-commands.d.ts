import type { Level } from '#contract/kit/traits.ts';
import type { QueueStatus } from '#contract/workshop/queue.ts';
import type { Role } from '#contract/rights.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Makes a site of its own, with a garage unless said otherwise, and somebody who works there in this role. */
    workAs(
      role: Role,
      options?: {
        garage?: boolean;
        recallLimit?: number;
        stations?: boolean | string[];
        features?: string[];
      },
    ): Promise<{ siteId: string; token: string }>;
    /** A superuser, and somebody who is asked for a code at logins and has lost the app that makes it. */
    helpLogin(): Promise<{ siteId: string; token: string; lost: { email: string; name: string } }>;
    /** What a login with this e-mail and the password of everybody in the tests is answered. */
    logInWith(email: string): Promise<number>;
    /** A colleague at the token's site lets somebody into the queue; resolves with the person's id. */
    checkIn(token: string, licenseplate: string): Promise<number>;
    /** A colleague at the token's site sets fields of settings at one of their levels. */
    setAsColleague(
      token: string,
      settings: readonly [name: string, level: Level],
      fields: Readonly<Record<string, unknown>>,
    ): Promise<{ status: number; name: string }>;
    /** A colleague at the token's site picks a set that stands so. */
    pickAsColleague(
      token: string,
      set: { id: number; state: string; place_id: number | null },
    ): Promise<void>;
    /** Customers of these names owe the company of the token's site 500 each, which was due so many days ago. */
    oweLate(token: string, names: readonly string[], days: number): Promise<void>;
    /** Runs of reminders that were started are done: a server of tests does not do so by itself. */
    writeReminders(): Promise<void>;
    /** The chain of the token's site asks its customers for a consent of this name. */
    askConsent(token: string, name: string): Promise<void>;
    /** The token's person manages another site of the chain too, where a car with this plate was read. */
    readElsewhere(
      token: string,
      licenseplate: string,
    ): Promise<{ siteId: string; siteName: string; token: string }>;
    /** The time of all addresses of tread reports at the token's site is over. */
    endTreadLinks(token: string): Promise<void>;
    /** A colleague at the token's site is done with whoever has this plate. */
    finish(token: string, licenseplate: string): Promise<void>;
    /** What the server holds of the site's queue. */
    queueOf(
      token: string,
    ): Promise<{ licenseplate: string | null; status: QueueStatus; target: string | null }[]>;
    /** Somebody notifies everybody at the token's site of these things, one after the other, the last one newest. */
    notify(
      token: string,
      notices: readonly { title: string; content: string; shouldResolve?: boolean }[],
    ): Promise<void>;
    /** What is due to be told of bookings is told: a server of tests does not do so by itself. */
    sendBookingMessages(): Promise<void>;
    /** The path at which a booking is seen by whoever was sent it by SMS. */
    addressBySms(bookingId: number): Promise<string>;
    /** So many things were told to everybody at the token's site, 'Notice 1' and on, the last one newest. */
    notifyMany(token: string, count: number): Promise<void>;
    /** The token's person does something with a notification of this title on another device. */
    onOtherDevice(
      token: string,
      does: 'markRead' | 'markUnread' | 'resolve',
      title: string,
    ): Promise<void>;
    /** What the token's person has not read, by title, newest first. */
    unreadOf(token: string): Promise<string[]>;
  }
}
