import type { LogLine } from '#contract/cash/register-agents/agent-jobs.ts';

const most = 200;
const longest = 300;

/** Lines that are printed here, and sent to the server with the next question. */
export interface Log {
  say(text: string): void;
  /** Those that were not sent yet; of many the last. */
  waiting(): readonly LogLine[];
  sent(lines: readonly LogLine[]): void;
}

/** Begins a log. */
export function openLog(): Log {
  let lines: readonly LogLine[] = [];
  return {
    say(text) {
      const line = { at: new Date().toISOString(), text: text.slice(0, longest) };
      console.log(`${line.at} ${line.text}`);
      lines = [...lines, line].slice(-most);
    },
    waiting: () => lines,
    sent(those) {
      const gone = new Set(those);
      lines = lines.filter((line) => !gone.has(line));
    },
  };
}
