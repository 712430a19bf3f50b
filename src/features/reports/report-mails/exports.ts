export { MyReportMails } from './my-report-mails.tsx';
export { ReportMail } from './report-mail.tsx';
