export { openJournal } from './journal/open-journal.ts';
export { signsFor } from './journal/sign.ts';
export { receiptOf, reportOf } from './journal/shown-repo.ts';
export { reportTexts, type SaysReport } from './journal/report-texts.ts';
export { toRegister } from './received/enter-received.ts';
export { nextTerminalOrder, takeTerminalOutcome } from './charges/at-terminal-repo.ts';
