import { report } from '../kit/report.ts';

/** Who did what at a site, as its audit log shows: what was changed, and what was taken away as files. */
export const auditLog = report('audit-log', {
  feature: 'reports',
  area: 'system',
  path: '/v4/site/reports/audit-log',
  read: 'audit.read',
  groups: {
    day: { kind: 'day' },
    hour: { kind: 'hour' },
    person: { kind: 'named' },
    action: { kind: 'named' },
    entity: { kind: 'named' },
    actor: { kind: 'choice', choices: ['person', 'job', 'stranger'] },
  },
  columns: {
    entries: { kind: 'count' },
    share: { kind: 'share', of: 'entries' },
    exports: { kind: 'count' },
    late: { kind: 'count' },
  },
  chart: 'entries',
  rows: { columns: ['action', 'person', 'entity', 'number', 'changed', 'address'] },
  filters: { actor: ['person', 'job', 'stranger'] },
});
