/** What the embedded engine's thread is started with; without `dir` it lives in memory. */
export interface WorkerStart {
  dir?: string;
  template?: Uint8Array<ArrayBuffer>;
}

/** What the thread is asked, answered in the order asked. `bytes` is PostgreSQL's wire protocol. */
export type Ask = { id: number } & (
  | { kind: 'speak'; bytes: Uint8Array }
  | { kind: 'dump' }
  | { kind: 'close' }
);

/** What the thread answers; `error` when the engine itself failed, never for an SQL error. */
export type Answer = { id: number } & ({ bytes: Uint8Array } | { error: string });

/** What the thread says last, when the engine has died of something; then it ends. */
export interface Died {
  died: string;
}
