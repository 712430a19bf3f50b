// Plain JavaScript that the oldest Node in use can read: it explains why nothing else here could start.
const wanted = 26;
const major = Number(process.versions.node.split('.')[0]);

if (major < wanted) {
  console.error(
    [
      '',
      `Wheelhouse needs Node ${wanted}, and this is Node ${process.versions.node}.`,
      '',
      `  1. Run "npm ci", without --omit=optional: Node ${wanted} comes with the packages.`,
      '  2. Start things with "npm run <name>" or "npx <program>", which use that Node.',
      '',
      `On a platform for which no such package exists, install Node ${wanted} yourself.`,
      '',
    ].join('\n'),
  );
  process.exit(1);
}
