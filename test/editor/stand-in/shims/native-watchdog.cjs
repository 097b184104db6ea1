// In place of native-watchdog, whose add-on would have to be compiled. The extension hosts that it ends with their
// server belong to the server's process group here, and that group is ended as a whole (see launch.mjs and server.mjs).
exports.start = () => {};
