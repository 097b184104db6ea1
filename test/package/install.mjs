import { callCommand, chooseFile, clearNotifications, notification } from './palette.mjs';

/** Installs a package in a workbench that is being opened, and goes on when the workbench says that it is there. */
export async function installFromFile(page, file) {
  await callCommand(page, 'Extensions: Install from VSIX...');
  await chooseFile(page, file);
  await notification(page, /Completed installing/);
  await clearNotifications(page);
}
