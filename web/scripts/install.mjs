// Installs the pinned packages, but only when the lock file has changed since the last time.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';

const lock = 'package-lock.json';
const stamp = 'node_modules/.installed-lock.json';
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== readFileSync(lock, 'utf8')) {
  const npm = process.argv[2] ?? 'npm';
  execFileSync(npm, ['ci', '--prefer-offline', '--ignore-scripts'], { stdio: 'inherit', shell: npm.endsWith('.cmd') });
  copyFileSync(lock, stamp);
}
